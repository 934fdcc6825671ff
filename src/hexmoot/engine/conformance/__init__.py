"""What every game promises, one function a promise; `hexmoot check` and the test suite run them.

A promise takes a game, a seat count, a preset and an effort (1 is a sample), plays at random, and
raises `BrokenPromise` with a sentence where the game does not keep it.
"""

from hexmoot.engine.conformance.lessons import figures_hold, lessons_hold
from hexmoot.engine.conformance.play import (
    BrokenPromise,
    Picker,
    Promise,
    cases,
    finish,
    positions,
    random_game,
    spread,
    viewers,
)
from hexmoot.engine.conformance.redealing import (
    hidden_things_are_dealt_fairly,
    hidden_things_are_redealt,
    redeals_know_no_more_than_their_seat,
)
from hexmoot.engine.conformance.secrecy import (
    barriers_are_complete,
    chance_tells_what_the_table_shows,
    judges_do_not_peek,
    observations_are_honest,
    own_answers_tell_nothing_hidden,
    sketches_are_honest,
    worlds_look_alike,
)
from hexmoot.engine.conformance.soundness import (
    chance_can_be_told,
    expect_sound,
    illegal_is_refused,
    play_is_sound,
    seeds_decide,
)
from hexmoot.engine.conformance.storing import (
    copied_games_go_the_same_way,
    copies_are_complete,
    copies_share_nothing,
    records_replay,
)
from hexmoot.engine.conformance.words import tips_name_rules, views_are_complete

# These compare two worlds that somebody cannot tell apart, and count the pairs.
PAIRED: tuple[Promise, ...] = (
    worlds_look_alike,
    own_answers_tell_nothing_hidden,
    barriers_are_complete,
    chance_tells_what_the_table_shows,
    observations_are_honest,
    sketches_are_honest,
    judges_do_not_peek,
    hidden_things_are_redealt,
    redeals_know_no_more_than_their_seat,
)
PROMISES: tuple[Promise, ...] = (
    play_is_sound,
    seeds_decide,
    illegal_is_refused,
    chance_can_be_told,
    copies_share_nothing,
    copies_are_complete,
    copied_games_go_the_same_way,
    records_replay,
    *PAIRED,
    hidden_things_are_dealt_fairly,
    views_are_complete,
    tips_name_rules,
    lessons_hold,
    figures_hold,
)
__all__ = [
    "PAIRED",
    "PROMISES",
    "BrokenPromise",
    "Picker",
    "Promise",
    "barriers_are_complete",
    "cases",
    "chance_can_be_told",
    "chance_tells_what_the_table_shows",
    "copied_games_go_the_same_way",
    "copies_are_complete",
    "copies_share_nothing",
    "expect_sound",
    "figures_hold",
    "finish",
    "hidden_things_are_dealt_fairly",
    "hidden_things_are_redealt",
    "illegal_is_refused",
    "judges_do_not_peek",
    "lessons_hold",
    "observations_are_honest",
    "own_answers_tell_nothing_hidden",
    "play_is_sound",
    "positions",
    "random_game",
    "records_replay",
    "redeals_know_no_more_than_their_seat",
    "seeds_decide",
    "sketches_are_honest",
    "spread",
    "viewers",
    "worlds_look_alike",
]
