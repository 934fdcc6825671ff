BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE "chat" (
	number INTEGER NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	player VARCHAR(40), 
	seat INTEGER, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (number), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_chat_player FOREIGN KEY(player) REFERENCES players (id)
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
INSERT INTO "log" VALUES('vchakbrp4bwl22k3jq3qgsl6',1,'answer',1,'step 1',NULL,'7aed64e9a3947d28','duew22poibfo4itbxc3a4vbz',1.79482522952436161041e+09);
INSERT INTO "log" VALUES('vchakbrp4bwl22k3jq3qgsl6',2,'answer',1,'step 6',NULL,'a08a3e7387230b31','duew22poibfo4itbxc3a4vbz',1.79482522953244876861e+09);
INSERT INTO "log" VALUES('vchakbrp4bwl22k3jq3qgsl6',3,'answer',1,'step 7',NULL,'e273395e50d7019d','duew22poibfo4itbxc3a4vbz',1.79482522953426623345e+09);
INSERT INTO "log" VALUES('vchakbrp4bwl22k3jq3qgsl6',4,'answer',0,'step 1',NULL,'0bd45bcf0f92d6d3','duew22poibfo4itbxc3a4vbz',1.7948252295357396603e+09);
INSERT INTO "log" VALUES('vchakbrp4bwl22k3jq3qgsl6',5,'answer',1,'step 2',NULL,'65febebd7de38188','duew22poibfo4itbxc3a4vbz',1.79482522953721237175e+09);
INSERT INTO "log" VALUES('vchakbrp4bwl22k3jq3qgsl6',6,'answer',0,'step 6',NULL,'7ed9b927a0c05e1e','duew22poibfo4itbxc3a4vbz',1.79482522953863430021e+09);
INSERT INTO "log" VALUES('qzmuoapdnklg2qh7cq4gw7x4',1,'answer',0,'major f',NULL,'5ea39389e8d8b56c','duew22poibfo4itbxc3a4vbz',1.79482522999250864977e+09);
INSERT INTO "log" VALUES('qzmuoapdnklg2qh7cq4gw7x4',2,'answer',1,'major w',NULL,'a10e1548cf2062ab','duew22poibfo4itbxc3a4vbz',1.79482523000898694992e+09);
INSERT INTO "log" VALUES('qzmuoapdnklg2qh7cq4gw7x4',3,'answer',2,'major e',NULL,'76150dfa1c81e936','duew22poibfo4itbxc3a4vbz',1.79482523002443194386e+09);
INSERT INTO "log" VALUES('qzmuoapdnklg2qh7cq4gw7x4',4,'answer',3,'major a',NULL,'35394549dea8aada','duew22poibfo4itbxc3a4vbz',1.79482523004047298431e+09);
INSERT INTO "log" VALUES('qzmuoapdnklg2qh7cq4gw7x4',5,'answer',0,'minor f',NULL,'74ab2f5821aab8a5','duew22poibfo4itbxc3a4vbz',1.79482523005244636537e+09);
INSERT INTO "log" VALUES('qzmuoapdnklg2qh7cq4gw7x4',6,'answer',1,'minor f',NULL,'f6a40a6459338f13','duew22poibfo4itbxc3a4vbz',1.7948252300604765415e+09);
INSERT INTO "log" VALUES('zftaj7xi5ocovatbxlxgw52w',1,'answer',3,'end',NULL,'ee8c8480f74b40fb','duew22poibfo4itbxc3a4vbz',1.79482523049416708947e+09);
INSERT INTO "log" VALUES('zftaj7xi5ocovatbxlxgw52w',2,'answer',0,'end',NULL,'f51dce07f55c6338','duew22poibfo4itbxc3a4vbz',1794825230.49629);
INSERT INTO "log" VALUES('zftaj7xi5ocovatbxlxgw52w',3,'answer',1,'end',NULL,'b8cd000c66ad4b17','duew22poibfo4itbxc3a4vbz',1.79482523051173472401e+09);
INSERT INTO "log" VALUES('zftaj7xi5ocovatbxlxgw52w',4,'answer',2,'end',NULL,'a9288c77eeddd002','duew22poibfo4itbxc3a4vbz',1.79482523054443168647e+09);
INSERT INTO "log" VALUES('zftaj7xi5ocovatbxlxgw52w',5,'answer',3,'end',NULL,'511dbba55ce02357','duew22poibfo4itbxc3a4vbz',1.79482523054838633532e+09);
INSERT INTO "log" VALUES('zftaj7xi5ocovatbxlxgw52w',6,'answer',0,'end',NULL,'decf37e2790115fe','duew22poibfo4itbxc3a4vbz',1.79482523057789468768e+09);
INSERT INTO "log" VALUES('m3zw3lfxsmg2cmhhkchtehvy',1,'answer',1,'summon',NULL,'6171c384f26ba78b','duew22poibfo4itbxc3a4vbz',1.79482523065487480163e+09);
INSERT INTO "log" VALUES('m3zw3lfxsmg2cmhhkchtehvy',2,'answer',1,'card 100',NULL,'ce64cd3b8364de7f','duew22poibfo4itbxc3a4vbz',1.79482523067256259921e+09);
INSERT INTO "log" VALUES('m3zw3lfxsmg2cmhhkchtehvy',3,'answer',1,'done',NULL,'43526b353af1e07a','duew22poibfo4itbxc3a4vbz',1.79482523068269491199e+09);
INSERT INTO "log" VALUES('m3zw3lfxsmg2cmhhkchtehvy',4,'answer',0,'summon',NULL,'a14af2e33417ac1d','duew22poibfo4itbxc3a4vbz',1.79482523070045948032e+09);
INSERT INTO "log" VALUES('m3zw3lfxsmg2cmhhkchtehvy',5,'answer',0,'card 100',NULL,'be90d164191d9350','duew22poibfo4itbxc3a4vbz',1.79482523071342635152e+09);
INSERT INTO "log" VALUES('m3zw3lfxsmg2cmhhkchtehvy',6,'answer',0,'done',NULL,'77446b43f65587b6','duew22poibfo4itbxc3a4vbz',1.79482523073271608353e+09);
INSERT INTO "log" VALUES('aj7u4xzcjqipmpsj4meikacn',1,'answer',0,'place t0',NULL,'9d8290941dfde7eb','duew22poibfo4itbxc3a4vbz',1.79482523145809388159e+09);
INSERT INTO "log" VALUES('aj7u4xzcjqipmpsj4meikacn',2,'answer',1,'place t1',NULL,'523782c04a026fab','duew22poibfo4itbxc3a4vbz',1794825231.45967);
INSERT INTO "log" VALUES('aj7u4xzcjqipmpsj4meikacn',3,'answer',1,'play spin',NULL,'f736bfbb5b1dc1b8','duew22poibfo4itbxc3a4vbz',1.79482523146120524402e+09);
INSERT INTO "log" VALUES('aj7u4xzcjqipmpsj4meikacn',4,'answer',1,'spin t0 cw',NULL,'43ad5234c06470d8','duew22poibfo4itbxc3a4vbz',1.7948252314625115395e+09);
INSERT INTO "log" VALUES('aj7u4xzcjqipmpsj4meikacn',5,'answer',1,'play fly',NULL,'46ea80d138c005eb','duew22poibfo4itbxc3a4vbz',1.79482523146388912201e+09);
INSERT INTO "log" VALUES('aj7u4xzcjqipmpsj4meikacn',6,'answer',1,'fly t0',NULL,'d2db0d0d492a040c','duew22poibfo4itbxc3a4vbz',1.79482523146518588071e+09);
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
INSERT INTO "players" VALUES('duew22poibfo4itbxc3a4vbz','5167b7914049c13d','Wren','8a84681e60d2b8f7831ec0f6b826a6f459c84e035e5eccb5c5ecee2db9acbb1c',0,0.0);
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
INSERT INTO "seats" VALUES('vchakbrp4bwl22k3jq3qgsl6',0,'person','duew22poibfo4itbxc3a4vbz','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('vchakbrp4bwl22k3jq3qgsl6',1,'person','duew22poibfo4itbxc3a4vbz','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('qzmuoapdnklg2qh7cq4gw7x4',0,'person','duew22poibfo4itbxc3a4vbz','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('qzmuoapdnklg2qh7cq4gw7x4',1,'person','duew22poibfo4itbxc3a4vbz','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('qzmuoapdnklg2qh7cq4gw7x4',2,'person','duew22poibfo4itbxc3a4vbz','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('qzmuoapdnklg2qh7cq4gw7x4',3,'person','duew22poibfo4itbxc3a4vbz','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('zftaj7xi5ocovatbxlxgw52w',0,'person','duew22poibfo4itbxc3a4vbz','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('zftaj7xi5ocovatbxlxgw52w',1,'person','duew22poibfo4itbxc3a4vbz','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('zftaj7xi5ocovatbxlxgw52w',2,'person','duew22poibfo4itbxc3a4vbz','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('zftaj7xi5ocovatbxlxgw52w',3,'person','duew22poibfo4itbxc3a4vbz','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('m3zw3lfxsmg2cmhhkchtehvy',0,'person','duew22poibfo4itbxc3a4vbz','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('m3zw3lfxsmg2cmhhkchtehvy',1,'person','duew22poibfo4itbxc3a4vbz','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('aj7u4xzcjqipmpsj4meikacn',0,'person','duew22poibfo4itbxc3a4vbz','Wren',NULL,'',NULL);
INSERT INTO "seats" VALUES('aj7u4xzcjqipmpsj4meikacn',1,'person','duew22poibfo4itbxc3a4vbz','Wren',NULL,'',NULL);
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
	driver_until DOUBLE NOT NULL, stirred BOOLEAN DEFAULT 0 NOT NULL, practice BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES players (id)
);
INSERT INTO "tables" VALUES('vchakbrp4bwl22k3jq3qgsl6',7,'alchemists_race',1,'8a19d24957fb545db3914218dc6a7ace','{"board": "four_regions", "first_player": "random", "target_coins": 20, "end_mode": "immediate", "max_rounds": 300, "resource_supply": "unlimited", "potion_supply": "unlimited", "selling": "free", "speed_timing": "start", "warp_craft": true, "teleport_resolves_space": true, "start_attack": true, "swap_is_attack": false, "may_stay": false, "stay_after_selling": false, "speed_turns_back": true, "two_purples": false, "die_sides": 6, "potion_overrides": {}}',NULL,'playing','duew22poibfo4itbxc3a4vbz','{"kind": "none", "seconds": 0, "increment": 0}','[]',1.79482522953863430021e+09,0,'adept',0,1.79482522927033805843e+09,1.79482522950490331649e+09,NULL,1.79482522953863430021e+09,NULL,NULL,NULL,'{"number": 0, "request": null, "refusals": {}, "not_before": {}}',6,0,'null',NULL,'58ab53f7e0f6ce9e',1.79482523953863430023e+09,1,0);
INSERT INTO "tables" VALUES('qzmuoapdnklg2qh7cq4gw7x4',7,'elementalis',1,'824dbd93cbea352bbd9d928cd0f4a7c4','{"expansions": ["ether", "sun", "moon"], "start_seat": 0, "arcana": "draft", "rounds": 6, "mana_per_colour": 20, "declarations": "explicit", "casting_passes": 1, "dice": "signature", "negative_rolls": "protected", "opposition_on": "empty_channel", "chaotica_repeat": false, "moon_scoring": "full", "moon_groups": "any", "ether_raising": "must", "opposition_gain": "must", "elitist_shield": "all"}',NULL,'playing','duew22poibfo4itbxc3a4vbz','{"kind": "none", "seconds": 0, "increment": 0}','[]',1.7948252300604765415e+09,0,'adept',0,1.79482522954101872446e+09,1.79482522997694444654e+09,NULL,1.7948252300604765415e+09,NULL,NULL,NULL,'{"number": 0, "request": null, "refusals": {}, "not_before": {}}',6,2,'null',NULL,'58ab53f7e0f6ce9e',1.79482524006047654153e+09,1,0);
INSERT INTO "tables" VALUES('zftaj7xi5ocovatbxlxgw52w',7,'mushroom_sorcerer',1,'a3d125314d08087494eb248a3dfd4de9','{"roles": "random", "first_seat": null, "layout": "standard", "influence_goal": 30, "moon_checkpoints": [[16, 4], [18, 3], [20, 2]], "moon_box": 4, "start_drops": 5, "start_flasks": 2, "start_mana": 1, "max_rounds": 12, "limited_supply": true, "flipped_keep_slot": true, "displaced_servant": "reserve", "slide_collects": false, "slide_to_any_tower": false, "plan_b_again": "set_aside", "blessing_timing": "immediate", "revive_cancels_reward": false, "content": null}',NULL,'playing','duew22poibfo4itbxc3a4vbz','{"kind": "none", "seconds": 0, "increment": 0}','[]',1.79482523057789468768e+09,0,'adept',0,1.79482523008807301522e+09,1.79482523047718548771e+09,NULL,1.79482523057789468768e+09,NULL,NULL,NULL,'{"number": 0, "request": null, "refusals": {}, "not_before": {}}',6,1,'null',NULL,'58ab53f7e0f6ce9e',1.79482524057789468762e+09,1,0);
INSERT INTO "tables" VALUES('m3zw3lfxsmg2cmhhkchtehvy',7,'rune_stones',1,'0ac23728958fe3c996bce02c68d10a35','{"nocturnal": false, "forest": false, "target_score": 65, "max_rounds": 200, "display_costs": [1, 2, 3, 4, 5, 6], "display_shift": "right", "summon_limit": 0, "gem_magic": false, "druid_magic": "rainbow", "druid_decks": "identical", "die_table": "manual", "util3_lost": "lowest", "extra_point_on_die": false, "night_tokens": "manual", "toadstools": 16, "forge_token_any_payment": true, "stone_swap": false, "supply": "limited", "first_player": "random", "content": "standard"}',NULL,'playing','duew22poibfo4itbxc3a4vbz','{"kind": "none", "seconds": 0, "increment": 0}','[]',1.79482523073271608353e+09,0,'adept',0,1.79482523060079479215e+09,1.79482523063694500917e+09,NULL,1.79482523073271608353e+09,NULL,NULL,NULL,'{"number": 0, "request": null, "refusals": {}, "not_before": {}}',6,1,'null',NULL,'58ab53f7e0f6ce9e',1.79482524073271608347e+09,1,0);
INSERT INTO "tables" VALUES('aj7u4xzcjqipmpsj4meikacn',7,'sorcerer_stones',1,'b63e5639734af41d14f4c2157fd42593','{"mode": "standard", "colors": null, "start_seat": "random", "objectives": "random", "qi_supply": null, "take_rule": "claims", "optional_taking": false, "corner_contact": false, "paid_steps": 1, "return_order": "choose", "equal_turns": false, "tie_break": "shared", "max_rounds": 100, "coop_placement": "leftmost", "coop_deck": 11, "content": "base"}',NULL,'playing','duew22poibfo4itbxc3a4vbz','{"kind": "none", "seconds": 0, "increment": 0}','[]',1.79482523146518588071e+09,0,'adept',0,1.79482523075303244597e+09,1.79482523145586180682e+09,NULL,1.79482523146518588071e+09,NULL,NULL,NULL,'{"number": 0, "request": null, "refusals": {}, "not_before": {}}',6,0,'null',NULL,'58ab53f7e0f6ce9e',1.79482524146518588065e+09,1,0);
CREATE INDEX ix_tables_wake ON tables (status, wake);
CREATE INDEX ix_tables_listed ON tables (status, listed);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_requests_at ON requests (at);
CREATE INDEX ix_chat_table_id ON chat (table_id, number);
COMMIT;
