BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE "chat" (
	number INTEGER NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	player VARCHAR(40), 
	seat INTEGER, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (number), 
	CONSTRAINT fk_chat_player FOREIGN KEY(player) REFERENCES players (id), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE log (
	table_id VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	target INTEGER, 
	digest VARCHAR(16) NOT NULL, 
	player VARCHAR(40), 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES('kzv5zsiotaxycu5hgrxuiulr',1,'answer',0,'step 1',NULL,'18f096af649268f5','z2wx4y6zdmy5bqteioccgzfm',1.79483691820823264119e+09);
INSERT INTO "log" VALUES('kzv5zsiotaxycu5hgrxuiulr',2,'answer',0,'step 6',NULL,'a949a94f292a5f02','z2wx4y6zdmy5bqteioccgzfm',1.7948369183003401756e+09);
INSERT INTO "log" VALUES('kzv5zsiotaxycu5hgrxuiulr',3,'answer',0,'step 7',NULL,'05dddf67ecc93450','z2wx4y6zdmy5bqteioccgzfm',1.79483691836838269231e+09);
INSERT INTO "log" VALUES('kzv5zsiotaxycu5hgrxuiulr',4,'answer',1,'step 1',NULL,'4abdddf94cb98c46','z2wx4y6zdmy5bqteioccgzfm',1.79483691839712738991e+09);
INSERT INTO "log" VALUES('kzv5zsiotaxycu5hgrxuiulr',5,'answer',1,'step 6',NULL,'319d1d7361afeef8','z2wx4y6zdmy5bqteioccgzfm',1.79483691849494338037e+09);
INSERT INTO "log" VALUES('kzv5zsiotaxycu5hgrxuiulr',6,'answer',1,'step 7',NULL,'db17f17e5dea9c56','z2wx4y6zdmy5bqteioccgzfm',1.79483691849620985991e+09);
INSERT INTO "log" VALUES('yihjd5szxn4pgy4f7woqftlt',1,'answer',0,'major f',NULL,'4f6d59b99b39bf26','z2wx4y6zdmy5bqteioccgzfm',1.79483692120163249974e+09);
INSERT INTO "log" VALUES('yihjd5szxn4pgy4f7woqftlt',2,'answer',1,'major w',NULL,'a18230e9f7886e44','z2wx4y6zdmy5bqteioccgzfm',1.79483692123449754709e+09);
INSERT INTO "log" VALUES('yihjd5szxn4pgy4f7woqftlt',3,'answer',2,'major e',NULL,'b479b7523f8972ba','z2wx4y6zdmy5bqteioccgzfm',1.79483692127408766747e+09);
INSERT INTO "log" VALUES('yihjd5szxn4pgy4f7woqftlt',4,'answer',3,'major a',NULL,'81c084382c2bc70c','z2wx4y6zdmy5bqteioccgzfm',1.79483692130281591412e+09);
INSERT INTO "log" VALUES('yihjd5szxn4pgy4f7woqftlt',5,'answer',0,'minor f',NULL,'29ca15fa086d9365','z2wx4y6zdmy5bqteioccgzfm',1.79483692131935524943e+09);
INSERT INTO "log" VALUES('yihjd5szxn4pgy4f7woqftlt',6,'answer',1,'minor f',NULL,'9c9dc622bb8ce68c','z2wx4y6zdmy5bqteioccgzfm',1.79483692135628461841e+09);
INSERT INTO "log" VALUES('6j62i6f3uj3jrlvxjb3cpv46',1,'answer',2,'end',NULL,'dd249caa51bc83ae','z2wx4y6zdmy5bqteioccgzfm',1.79483692347669672962e+09);
INSERT INTO "log" VALUES('6j62i6f3uj3jrlvxjb3cpv46',2,'answer',3,'end',NULL,'7a1a752f2e68f015','z2wx4y6zdmy5bqteioccgzfm',1.79483692354035425189e+09);
INSERT INTO "log" VALUES('6j62i6f3uj3jrlvxjb3cpv46',3,'answer',0,'end',NULL,'a52e3ab4850bf414','z2wx4y6zdmy5bqteioccgzfm',1.79483692356044888501e+09);
INSERT INTO "log" VALUES('6j62i6f3uj3jrlvxjb3cpv46',4,'answer',1,'end',NULL,'65a2aafdad57f4f4','z2wx4y6zdmy5bqteioccgzfm',1.79483692362455558777e+09);
INSERT INTO "log" VALUES('6j62i6f3uj3jrlvxjb3cpv46',5,'answer',2,'end',NULL,'eaff285416162ab1','z2wx4y6zdmy5bqteioccgzfm',1.79483692366844940183e+09);
INSERT INTO "log" VALUES('6j62i6f3uj3jrlvxjb3cpv46',6,'answer',3,'end',NULL,'dcad794dfdc7dace','z2wx4y6zdmy5bqteioccgzfm',1.79483692369169020651e+09);
INSERT INTO "log" VALUES('dmt3baxcni3xdwrs3icgkieu',1,'answer',1,'summon',NULL,'30fabbe1adaee896','z2wx4y6zdmy5bqteioccgzfm',1.79483692401109147076e+09);
INSERT INTO "log" VALUES('dmt3baxcni3xdwrs3icgkieu',2,'answer',1,'card 103',NULL,'89f571deeca81012','z2wx4y6zdmy5bqteioccgzfm',1.79483692402897524829e+09);
INSERT INTO "log" VALUES('dmt3baxcni3xdwrs3icgkieu',3,'answer',1,'done',NULL,'cdb1ca15342d6738','z2wx4y6zdmy5bqteioccgzfm',1.79483692407312107083e+09);
INSERT INTO "log" VALUES('dmt3baxcni3xdwrs3icgkieu',4,'answer',0,'summon',NULL,'996c58247105629d','z2wx4y6zdmy5bqteioccgzfm',1.79483692410017061239e+09);
INSERT INTO "log" VALUES('dmt3baxcni3xdwrs3icgkieu',5,'answer',0,'card 100',NULL,'56c441d6b8a86347','z2wx4y6zdmy5bqteioccgzfm',1.79483692414832067488e+09);
INSERT INTO "log" VALUES('dmt3baxcni3xdwrs3icgkieu',6,'answer',0,'done',NULL,'a8866f4585a421df','z2wx4y6zdmy5bqteioccgzfm',1.79483692419308781627e+09);
INSERT INTO "log" VALUES('dxjev6zxx4yjahwjesroij4w',1,'answer',1,'place t0',NULL,'a8e11aa10d493a87','z2wx4y6zdmy5bqteioccgzfm',1.79483692611632490157e+09);
INSERT INTO "log" VALUES('dxjev6zxx4yjahwjesroij4w',2,'answer',0,'place t1',NULL,'9becc9d12b15c4b9','z2wx4y6zdmy5bqteioccgzfm',1.79483692616432714459e+09);
INSERT INTO "log" VALUES('dxjev6zxx4yjahwjesroij4w',3,'answer',0,'play fly',NULL,'4ac531bb81db9471','z2wx4y6zdmy5bqteioccgzfm',1.79483692623798274995e+09);
INSERT INTO "log" VALUES('dxjev6zxx4yjahwjesroij4w',4,'answer',0,'fly t0',NULL,'46cd9b25592bf589','z2wx4y6zdmy5bqteioccgzfm',1.79483692630830550191e+09);
INSERT INTO "log" VALUES('dxjev6zxx4yjahwjesroij4w',5,'answer',0,'play shift-r',NULL,'c8fedccc8cd84261','z2wx4y6zdmy5bqteioccgzfm',1.79483692635973048207e+09);
INSERT INTO "log" VALUES('dxjev6zxx4yjahwjesroij4w',6,'answer',0,'shift t0.ne',NULL,'c184b1e00505add9','z2wx4y6zdmy5bqteioccgzfm',1.7948369263980016708e+09);
CREATE TABLE players (
	id VARCHAR(40) NOT NULL, 
	mark VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	code_hash VARCHAR(64) NOT NULL, 
	epoch INTEGER NOT NULL, 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (id), 
	CONSTRAINT uq_players_mark UNIQUE (mark), 
	CONSTRAINT uq_players_code_hash UNIQUE (code_hash)
);
INSERT INTO "players" VALUES('z2wx4y6zdmy5bqteioccgzfm','cc9ba5af3c9de2c5','Wren','ebc1f23e9f324f5eba9010087db831feb1af0870d9b5a8b6c442f5d14d580a39',0,0.0);
CREATE TABLE presence (
	table_id VARCHAR(40) NOT NULL, 
	process VARCHAR(40) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	connections INTEGER NOT NULL, 
	seen DOUBLE NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY (table_id, process, player), 
	CONSTRAINT fk_presence_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE requests (
	table_id VARCHAR(40) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	request VARCHAR(40) NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT uq_requests_table_id_player_request UNIQUE (table_id, player, request), 
	CONSTRAINT fk_requests_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE reviews (
	table_id VARCHAR(40) NOT NULL, 
	form INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY (table_id), 
	CONSTRAINT fk_reviews_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	player VARCHAR(40), 
	name VARCHAR(40) NOT NULL, 
	level VARCHAR(10), 
	stand_in VARCHAR(10) NOT NULL, 
	gone DOUBLE, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_player FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "seats" VALUES('kzv5zsiotaxycu5hgrxuiulr',0,'person','z2wx4y6zdmy5bqteioccgzfm','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('kzv5zsiotaxycu5hgrxuiulr',1,'person','z2wx4y6zdmy5bqteioccgzfm','Wren (2)',NULL,'',NULL);
INSERT INTO "seats" VALUES('yihjd5szxn4pgy4f7woqftlt',0,'person','z2wx4y6zdmy5bqteioccgzfm','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('yihjd5szxn4pgy4f7woqftlt',1,'person','z2wx4y6zdmy5bqteioccgzfm','Wren (2)',NULL,'',NULL);
INSERT INTO "seats" VALUES('yihjd5szxn4pgy4f7woqftlt',2,'person','z2wx4y6zdmy5bqteioccgzfm','Wren (3)',NULL,'',NULL);
INSERT INTO "seats" VALUES('yihjd5szxn4pgy4f7woqftlt',3,'person','z2wx4y6zdmy5bqteioccgzfm','Wren (4)',NULL,'',NULL);
INSERT INTO "seats" VALUES('6j62i6f3uj3jrlvxjb3cpv46',0,'person','z2wx4y6zdmy5bqteioccgzfm','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('6j62i6f3uj3jrlvxjb3cpv46',1,'person','z2wx4y6zdmy5bqteioccgzfm','Wren (2)',NULL,'',NULL);
INSERT INTO "seats" VALUES('6j62i6f3uj3jrlvxjb3cpv46',2,'person','z2wx4y6zdmy5bqteioccgzfm','Wren (3)',NULL,'',NULL);
INSERT INTO "seats" VALUES('6j62i6f3uj3jrlvxjb3cpv46',3,'person','z2wx4y6zdmy5bqteioccgzfm','Wren (4)',NULL,'',NULL);
INSERT INTO "seats" VALUES('dmt3baxcni3xdwrs3icgkieu',0,'person','z2wx4y6zdmy5bqteioccgzfm','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('dmt3baxcni3xdwrs3icgkieu',1,'person','z2wx4y6zdmy5bqteioccgzfm','Wren (2)',NULL,'',NULL);
INSERT INTO "seats" VALUES('dxjev6zxx4yjahwjesroij4w',0,'person','z2wx4y6zdmy5bqteioccgzfm','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('dxjev6zxx4yjahwjesroij4w',1,'person','z2wx4y6zdmy5bqteioccgzfm','Wren (2)',NULL,'',NULL);
CREATE TABLE settings (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (name)
);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	version INTEGER NOT NULL, 
	game VARCHAR(60) NOT NULL, 
	rules INTEGER NOT NULL, 
	seed VARCHAR(32) NOT NULL, 
	options JSON NOT NULL, 
	preset VARCHAR(60), 
	status VARCHAR(10) NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	clock JSON NOT NULL, 
	"left" JSON NOT NULL, 
	since DOUBLE, 
	absence INTEGER NOT NULL, 
	level VARCHAR(10) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created DOUBLE NOT NULL, 
	started DOUBLE, 
	ended DOUBLE, 
	updated DOUBLE NOT NULL, 
	origin VARCHAR(40), 
	origin_ply INTEGER, 
	rematch VARCHAR(40), 
	undo JSON NOT NULL, 
	ply INTEGER NOT NULL, 
	asked INTEGER, 
	places JSON, 
	wake DOUBLE, 
	driver VARCHAR(40), 
	driver_until DOUBLE NOT NULL, stirred BOOLEAN DEFAULT 0 NOT NULL, practice BOOLEAN DEFAULT 0 NOT NULL, stirred_setup BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES players (id)
);
INSERT INTO "tables" VALUES('kzv5zsiotaxycu5hgrxuiulr',7,'alchemists_race',1,'3803a26cb94981465bdd71c992345df4','{"board": "four_regions", "first_player": "random", "target_coins": 20, "end_mode": "immediate", "max_rounds": 300, "resource_supply": "unlimited", "potion_supply": "unlimited", "selling": "free", "speed_timing": "start", "warp_craft": true, "teleport_resolves_space": true, "start_attack": true, "swap_is_attack": false, "may_stay": false, "stay_after_selling": false, "speed_turns_back": true, "two_purples": false, "die_sides": 6, "potion_overrides": {}}',NULL,'playing','z2wx4y6zdmy5bqteioccgzfm','{"kind": "none", "seconds": 0, "increment": 0}','[]',1.79483691849620985991e+09,0,'adept',0,1.79483691714017558099e+09,1.79483691815123867991e+09,NULL,1.79483691849620985991e+09,NULL,NULL,NULL,'{"number": 0, "request": null, "refusals": {}, "not_before": {}}',6,1,'null',NULL,'19e60ca25de084a7',1.79483692849620985985e+09,1,0,1);
INSERT INTO "tables" VALUES('yihjd5szxn4pgy4f7woqftlt',7,'elementalis',1,'0fb19f3e399b0a16f8443df2785ca31f','{"expansions": ["ether", "sun", "moon"], "start_seat": 0, "arcana": "draft", "rounds": 6, "mana_per_colour": 20, "declarations": "explicit", "casting_passes": 1, "dice": "signature", "negative_rolls": "protected", "opposition_on": "empty_channel", "chaotica_repeat": false, "moon_scoring": "full", "moon_groups": "any", "ether_raising": "must", "opposition_gain": "must", "elitist_shield": "all"}',NULL,'playing','z2wx4y6zdmy5bqteioccgzfm','{"kind": "none", "seconds": 0, "increment": 0}','[]',1.79483692135628461841e+09,0,'adept',0,1.79483691852529430384e+09,1.79483692111680197709e+09,NULL,1.79483692135628461841e+09,NULL,NULL,NULL,'{"number": 0, "request": null, "refusals": {}, "not_before": {}}',6,2,'null',NULL,'19e60ca25de084a7',1.79483693135628461835e+09,1,0,1);
INSERT INTO "tables" VALUES('6j62i6f3uj3jrlvxjb3cpv46',7,'mushroom_sorcerer',1,'eff4ee1245ccac29c48387e9f744eb69','{"roles": "random", "first_seat": null, "layout": "standard", "influence_goal": 30, "moon_checkpoints": [[16, 4], [18, 3], [20, 2]], "moon_box": 4, "start_drops": 5, "start_flasks": 2, "start_mana": 1, "max_rounds": 12, "limited_supply": true, "flipped_keep_slot": true, "displaced_servant": "reserve", "slide_collects": false, "slide_to_any_tower": false, "plan_b_again": "set_aside", "blessing_timing": "immediate", "revive_cancels_reward": false, "content": null}',NULL,'playing','z2wx4y6zdmy5bqteioccgzfm','{"kind": "none", "seconds": 0, "increment": 0}','[]',1.79483692369169020651e+09,0,'adept',0,1.79483692146697115894e+09,1.79483692340413451197e+09,NULL,1.79483692369169020651e+09,NULL,NULL,NULL,'{"number": 0, "request": null, "refusals": {}, "not_before": {}}',6,0,'null',NULL,'19e60ca25de084a7',1.79483693369169020658e+09,1,0,1);
INSERT INTO "tables" VALUES('dmt3baxcni3xdwrs3icgkieu',7,'rune_stones',1,'33445d4096a403e7fe552e98564076bd','{"nocturnal": false, "forest": false, "target_score": 65, "max_rounds": 200, "display_costs": [1, 2, 3, 4, 5, 6], "display_shift": "right", "summon_limit": 0, "gem_magic": false, "druid_magic": "rainbow", "druid_decks": "identical", "die_table": "manual", "util3_lost": "lowest", "extra_point_on_die": false, "night_tokens": "manual", "toadstools": 16, "forge_token_any_payment": true, "stone_swap": false, "supply": "limited", "first_player": "random", "content": "standard"}',NULL,'playing','z2wx4y6zdmy5bqteioccgzfm','{"kind": "none", "seconds": 0, "increment": 0}','[]',1.79483692419308781627e+09,0,'adept',0,1.79483692376191663738e+09,1.79483692391498327253e+09,NULL,1.79483692419308781627e+09,NULL,NULL,NULL,'{"number": 0, "request": null, "refusals": {}, "not_before": {}}',6,1,'null',NULL,'19e60ca25de084a7',1.79483693419308781621e+09,1,0,1);
INSERT INTO "tables" VALUES('dxjev6zxx4yjahwjesroij4w',7,'sorcerer_stones',1,'4bcd35a91458e2bdd28e138e9933a3b4','{"mode": "standard", "colors": null, "start_seat": "random", "objectives": "random", "qi_supply": null, "take_rule": "claims", "optional_taking": false, "corner_contact": false, "paid_steps": 1, "return_order": "choose", "equal_turns": false, "tie_break": "shared", "max_rounds": 100, "coop_placement": "leftmost", "coop_deck": 11, "content": "base"}',NULL,'playing','z2wx4y6zdmy5bqteioccgzfm','{"kind": "none", "seconds": 0, "increment": 0}','[]',1.7948369263980016708e+09,0,'adept',0,1.79483692424970197676e+09,1.79483692607249045369e+09,NULL,1.7948369263980016708e+09,NULL,NULL,NULL,'{"number": 0, "request": null, "refusals": {}, "not_before": {}}',6,0,'null',NULL,'19e60ca25de084a7',1.79483693639800167087e+09,1,0,1);
CREATE INDEX ix_tables_wake ON tables (status, wake);
CREATE INDEX ix_tables_listed ON tables (status, listed);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_requests_at ON requests (at);
CREATE INDEX ix_chat_table_id ON chat (table_id, number);
CREATE INDEX ix_tables_host ON tables (host, status);
CREATE INDEX ix_chat_player ON chat (player);
COMMIT;
