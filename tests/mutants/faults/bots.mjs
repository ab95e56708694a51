/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // What was seen is forgotten when the sample is drawn again.
  fault(
    'bots',
    'src-shared/bots/particles.ts',
    '.reduce((all, one) => all + one * one, 0)',
    '.reduce((all, one) => all + one, 0)',
    ['tests/bots/particles.test.ts'],
  ),
  // Impossible observations are believed all the same.
  fault('bots', 'src-shared/bots/particles.ts', 'if (sum <= 0) return false', 'if (sum <= 0) return true', [
    'tests/bots/particles.test.ts',
    'tests/games/mascarade/bot/worlds.test.ts',
  ]),
  // A world is lost when the sample is updated.
  fault(
    'bots',
    'src-shared/bots/particles.ts',
    'this.worlds = this.worlds.map(how)',
    'this.worlds = [...this.worlds].reverse().map(how)',
    ['tests/bots/particles.test.ts'],
  ),
  // Worlds that were as likely as each other drift apart.
  fault(
    'bots',
    'src-shared/bots/particles.ts',
    `this.weights = weighed
    this.totalWeight = sum`,
    `this.weights = weighed.map(one => one / sum)
    this.totalWeight = 1`,
    ['tests/bots/particles.test.ts'],
  ),
  // Chances are computed from the previous weights.
  fault(
    'bots',
    'src-shared/bots/particles.ts',
    `    this.totalWeight = sum
`,
    '',
    ['tests/bots/particles.test.ts', 'tests/games/castle/bot/societies.test.ts'],
  ),
  // All draws of a world are the same.
  fault(
    'bots',
    'src-shared/bots/particles.ts',
    'let left = (this.totalWeight * random.nextInt(FINE, name)) / (FINE - 1)',
    'let left = (0 * random.nextInt(FINE, name)) / (FINE - 1)',
    ['tests/bots/particles.test.ts', 'tests/games/castle/bot/societies.test.ts'],
  ),
  // An impossible world is drawn.
  fault('bots', 'src-shared/bots/particles.ts', '      if (weight === 0) continue\n', '', [
    'tests/bots/particles.test.ts',
  ]),
  // A lie counts as much as the truth.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/worlds.ts',
    'layout[at] === character ? ratio : 1',
    'layout[at] === character ? 1 : 1',
    ['tests/games/mascarade/bot/worlds.test.ts'],
  ),
  // A card that was seen in an unexpected place stays where it was expected.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/worlds.ts',
    'if (this.layouts.reweight(layout => (layout[at] === character ? 1 : 0))) return',
    `this.layouts.reweight(layout => (layout[at] === character ? 1 : 0))
    return`,
    ['tests/games/mascarade/bot/worlds.test.ts'],
  ),
  // Each answer is tried in another world.
  fault(
    'bots',
    'src-shared/bots/search.ts',
    'playout(copyState(game, world), root, one.answer, one.tree.descend(depth), fastRandom(seed))',
    'playout(sample(random), root, one.answer, one.tree.descend(depth), fastRandom(seed))',
    ['tests/bots/search.test.ts'],
  ),
  // Playouts never stop before the end.
  fault(
    'bots',
    'src-shared/bots/search.ts',
    '++answers > MAX_PLAYOUT_ANSWERS || horizon(state)',
    '++answers > MAX_PLAYOUT_ANSWERS',
    ['tests/bots/search.test.ts'],
  ),
  // The worse half is kept.
  fault(
    'bots',
    'src-shared/bots/search.ts',
    'left.sort((a, b) => rating(b) - rating(a))',
    'left.sort((a, b) => rating(a) - rating(b))',
    ['tests/bots/search.test.ts'],
  ),
  // The tree has nodes for the others' answers, and not for the own seat's.
  fault('bots', 'src-shared/bots/search.ts', '        ask.seat === root.seat\n', '        ask.seat !== root.seat\n', [
    'tests/bots/tree.test.ts',
  ]),
  // A tree does not learn what a playout was worth.
  fault(
    'bots',
    'src-shared/bots/search.ts',
    `    descent.backpropagate(reached)
`,
    '',
    ['tests/bots/tree.test.ts'],
  ),
  // The tree is rebuilt for every playout.
  fault('bots', 'src-shared/bots/search.ts', 'one.tree.descend(depth)', 'new SearchTree().descend(depth)', [
    'tests/bots/tree.test.ts',
  ]),
  // The tree merges states that its seat can tell apart.
  fault('bots', 'src-shared/bots/tree.ts', 'JSON.stringify([key, pick, params])', 'JSON.stringify([key, pick])', [
    'tests/bots/tree.test.ts',
  ]),
  // The moment of an ask tells worlds apart.
  fault(
    'bots',
    'src-shared/bots/tree.ts',
    'JSON.stringify([key, pick, params])',
    'JSON.stringify([opened(), key, pick, params])\nlet count = 0\nconst opened = (): number => count++',
    ['tests/bots/tree.test.ts'],
  ),
  // What a bot likes is forgotten: a personality shows no more.
  fault('bots', 'src-shared/bots/search.ts', ' + (one.liking ?? 0)', '', ['tests/bots/search.test.ts']),
  // In a playout sealed answers arrive in the order of the asks.
  fault('bots', 'src-shared/kernel/playForward.ts', 'answers.sort(bySeat)', 'answers', [
    'tests/kernel/playForward.test.ts',
  ]),
  // In a playout the first seat answers twice.
  fault('bots', 'src-shared/kernel/playForward.ts', '    if (ask.seat === given?.seat) continue\n', '', [
    'tests/kernel/playForward.test.ts',
  ]),
  // A playout goes on within a sealed round, however far it is.
  fault('bots', 'src-shared/kernel/playForward.ts', '    if (isFar()) return false\n    answers', '    answers', [
    'tests/kernel/playForward.test.ts',
  ]),
  // A playout collects what its steps emit.
  fault('bots', 'src-shared/kernel/playForward.ts', 'override show(): void {', 'showNobody(): void {', [
    'tests/kernel/playForward.test.ts',
  ]),
  // A playout adds as many nodes as it has asks.
  fault(
    'bots',
    'src-shared/bots/tree.ts',
    `      this.isBelowTree = true
`,
    '',
    ['tests/bots/tree.test.ts'],
  ),
  // A node never knows of a second answer.
  fault('bots', 'src-shared/bots/tree.ts', 'branches.length ** 2 <= visits', 'branches.length ** 2 <= 0 * visits', [
    'tests/bots/tree.test.ts',
  ]),
  // Everything that was ever proposed is tried at once.
  fault('bots', 'src-shared/bots/tree.ts', 'branches.length ** 2 <= visits', 'branches.length ** 2 >= 0 * visits', [
    'tests/bots/tree.test.ts',
  ]),
  // The worst answer of a node is taken.
  fault(
    'bots',
    'src-shared/bots/tree.ts',
    'upperBound(node, branch) > upperBound(node, best)',
    'upperBound(node, branch) < upperBound(node, best)',
    ['tests/bots/tree.test.ts'],
  ),
  // An ask with only one answer is a node.
  fault('bots', 'src-shared/bots/tree.ts', 'if (this.isBelowTree || isForced(ask))', 'if (this.isBelowTree)', [
    'tests/bots/tree.test.ts',
  ]),
  // A tree is as deep as a playout is long.
  fault(
    'bots',
    'src-shared/bots/tree.ts',
    `    this.isBelowTree ||= this.path.length >= this.depth
`,
    '',
    ['tests/bots/tree.test.ts'],
  ),
  // A master of Dark Tales deals itself cards that are in play.
  fault(
    'bots',
    'src-shared/games/tales/bot/sample.ts',
    '[...open, ...known.flat(), ...top])',
    '[...known.flat(), ...top])',
    ['tests/games/tales/bot/planning.test.ts'],
  ),
  // Items whose lines lead back to themselves are valued for ever.
  fault('bots', 'src-shared/games/tales/bot/valuation.ts', '  known[item] = LEAST\n', '', [
    'tests/games/tales/bot/tales.test.ts',
  ]),
  // The others' points are ignored.
  fault('bots', 'src-shared/games/tales/bot/memory.ts', 'this.points(event.seat) + event.vp', 'event.vp', [
    'tests/games/tales/bot/planning.test.ts',
  ]),
  // A master of Dark Tales takes the points of the moment.
  fault(
    'bots',
    'src-shared/games/tales/bot/index.ts',
    "profile.level !== 'hard' || !score",
    "profile.level !== 'normal' || !score",
    ['tests/games/tales/bot/planning.test.ts'],
  ),
  // The answer that looks best at first sight is taken, whatever follows.
  fault('bots', 'src-shared/games/tales/bot/index.ts', 'const PRIOR_WEIGHT = 0.004', 'const PRIOR_WEIGHT = 4', [
    'tests/games/tales/bot/planning.test.ts',
  ]),
  // A supporter is taken for a rival.
  fault(
    'bots',
    'src-shared/games/castle/bot/memory.ts',
    'side === friendly ? HINT_RATIOS.supports : 1 / HINT_RATIOS.supports',
    'side === friendly ? 1 / HINT_RATIOS.supports : HINT_RATIOS.supports',
    ['tests/games/castle/bot/memory.test.ts'],
  ),
  // Support among strangers reveals alliances.
  fault('bots', 'src-shared/games/castle/bot/memory.ts', 'if (!friendly) return', 'if (!duel) return', [
    'tests/games/castle/bot/memory.test.ts',
  ]),
  // The rival's relic is taken for an ally's present.
  fault(
    'bots',
    'src-shared/games/castle/bot/memory.ts',
    'card === SOCIETIES[this.society].relic',
    'card === SOCIETIES[this.rival].relic',
    ['tests/games/castle/bot/memory.test.ts'],
  ),
  // A player who claims is not expected to claim more often.
  fault('bots', 'src-shared/games/mascarade/bot/opponentModel.ts', '        count(this.claims, event.seat)', '', [
    'tests/games/mascarade/bot/opponentModel.test.ts',
  ]),
  // A liar who is exposed keeps its good name.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/opponentModel.ts',
    '? this.truths : this.lies, card.seat',
    '? this.truths : this.truths, card.seat',
    ['tests/games/mascarade/bot/opponentModel.test.ts'],
  ),
  // A seat is judged by what was disputed before.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/opponentModel.ts',
    'this.announced = event.character',
    'this.announced ??= event.character',
    ['tests/games/mascarade/bot/opponentModel.test.ts'],
  ),
  // A beginner overlooks nothing.
  fault('bots', 'src-shared/bots/scoringBot.ts', "random.nextInt(OVERLOOKS.oneIn, 'overlooked') > 0", 'true', [
    'tests/bots/personalities.test.ts',
  ]),
  // Relics are given away like anything else.
  fault(
    'bots',
    'src-shared/games/castle/bot/sightings.ts',
    'WINNING.includes(object) ? gone * this.keeps : gone',
    'gone',
    ['tests/bots/personalities.test.ts'],
  ),
  // A liar never lies.
  fault('bots', 'src-shared/games/castle/bot/duels.ts', '% misleads === 0 ? -1 : 1', '% misleads === 0 ? 1 : 1', [
    'tests/bots/personalities.test.ts',
  ]),
  // A master does not hear announcements.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/memory.ts',
    'this.hearClaim(event.seat, event.slot, event.character)\n        this.dispute =',
    'this.dispute =',
    ['tests/games/mascarade/bot/hearsay.test.ts'],
  ),
  // A master does not hear claims.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/memory.ts',
    'this.hearClaim(event.seat, event.slot, event.character)\n        if (this.dispute)',
    'if (this.dispute)',
    ['tests/games/mascarade/bot/hearsay.test.ts'],
  ),
  // A master believes its own bluffs.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/memory.ts',
    'if (seat !== this.seat) this.worlds?.hearClaim',
    'this.worlds?.hearClaim',
    ['tests/games/mascarade/bot/hearsay.test.ts'],
  ),
  // One object is believed in two hands that were seen.
  fault(
    'bots',
    'src-shared/games/castle/bot/sightings.ts',
    'for (const object of new Set(objects)) this.limitCopies(seat, object)',
    '',
    ['tests/games/castle/bot/sightings.test.ts'],
  ),
  // One object is believed in two hands that it came into.
  fault(
    'bots',
    'src-shared/games/castle/bot/sightings.ts',
    '    this.limitCopies(seat, object)\n  }\n\n  /** Records that a known object left',
    '  }\n\n  /** Records that a known object left',
    ['tests/games/castle/bot/sightings.test.ts'],
  ),
  // A master of Castle never searches.
  fault('bots', 'src-shared/games/castle/bot/index.ts', "ask.key !== 'turn' ||", "ask.key !== 'never' ||", [
    'tests/games/castle/bot/searching.test.ts',
  ]),
  // A refusal is held against the one who offered.
  fault(
    'bots',
    'src-shared/games/castle/bot/memory.ts',
    'this.refusals[event.seat] = (this.refusals[event.seat] ?? 0) + 1',
    'this.refusals[event.to] = (this.refusals[event.to] ?? 0) + 1',
    ['tests/games/castle/bot/memory.test.ts'],
  ),
  // Against: noise makes up for as much as it says, and for two and a half times that at a beginner.
  fault('bots', 'src-shared/bots/scoringBot.ts', "level === 'easy' ? EASY_NOISE : 1", '1', [
    'tests/bots/scoring.test.ts',
  ]),
  // Against: a beginner overlooks one answer in four where there are more than four, and never all.
  fault('bots', 'src-shared/bots/scoringBot.ts', 'considered.length > 0 ? considered : all', 'considered', [
    'tests/bots/scoring.test.ts',
  ]),
  // Against: noise makes up for as much as it says, and for two and a half times that at a beginner.
  fault(
    'bots',
    'src-shared/bots/scoringBot.ts',
    "(most * random.nextInt(STEPS, 'whim')) / STEPS",
    "0 * most * random.nextInt(STEPS, 'whim')",
    ['tests/bots/scoring.test.ts'],
  ),
  // Against: what passes from hand to hand was got from somebody is there no longer; what was shown is.
  fault(
    'bots',
    'src-shared/games/castle/bot/memory.ts',
    "if (saw.how === 'got') this.sightings.lose(saw.seat, saw.object)\n        else ",
    '',
    ['tests/games/castle/bot/memory.test.ts'],
  ),
  // Against: what passes from hand to hand to the left goes to the next seat and comes from the one before; to the right the other way.
  fault(
    'bots',
    'src-shared/games/castle/bot/memory.ts',
    "direction === 'left' ? 1 : seats - 1",
    "direction === 'left' ? seats - 1 : 1",
    ['tests/games/castle/bot/memory.test.ts'],
  ),
  // Against: what passes from hand to hand to the left goes to the next seat and comes from the one before; to the right the other way.
  fault('bots', 'src-shared/games/castle/bot/memory.ts', 'if (got) this.sightings.lose(last, got)', '', [
    'tests/games/castle/bot/memory.test.ts',
  ]),
  // Against: what passes from hand to hand to the left goes to the next seat and comes from the one before; to the right the other way.
  fault(
    'bots',
    'src-shared/games/castle/bot/memory.ts',
    'this.swapWith(next, gave, undefined)',
    'this.swapWith(last, gave, undefined)',
    ['tests/games/castle/bot/memory.test.ts'],
  ),
  // Against: what passes from hand to hand in an exchange: each of the two has what the other gave, whoever offered.
  fault(
    'bots',
    'src-shared/games/castle/bot/memory.ts',
    'this.swapWith(by === this.seat ? to : by, own.gave, own.got)',
    'this.swapWith(to, own.gave, own.got)',
    ['tests/games/castle/bot/memory.test.ts'],
  ),
  // Against: what passes from hand to hand taken from a hand leaves it, and what is given back comes into it.
  fault(
    'bots',
    'src-shared/games/castle/bot/memory.ts',
    'if (back) this.sightings.unseenMove(seat, from, (before[seat] ?? 0) + 1)',
    '',
    ['tests/games/castle/bot/memory.test.ts'],
  ),
  // Against: what passes from hand to hand taken from a hand leaves it, and what is given back comes into it.
  fault(
    'bots',
    'src-shared/games/castle/bot/memory.ts',
    'this.sightings.unseenMove(from, seat, before[from] ?? 1)',
    'this.sightings.unseenMove(seat, from, before[from] ?? 1)',
    ['tests/games/castle/bot/memory.test.ts'],
  ),
  // Against: what passes from hand to hand tells who is with whom when a card is turned up: this seat’s society or the other.
  fault(
    'bots',
    'src-shared/games/castle/bot/memory.ts',
    'this.societies.learn(event.seat, event.society === this.society)',
    'this.societies.learn(event.seat, true)',
    ['tests/games/castle/bot/memory.test.ts'],
  ),
  // Against: what passes from hand to hand is forgotten bit by bit by a beginner, and not by others.
  fault('bots', 'src-shared/games/castle/bot/memory.ts', 'if (this.isBeginner) for (const seat', 'for (const seat', [
    'tests/games/castle/bot/memory.test.ts',
  ]),
  // Against: a Bag counts as a relic only once the deck is empty.
  fault('bots', 'src-shared/games/castle/bot/memory.ts', 'this.isDeckEmpty ? [relic, bag] : [relic]', '[relic, bag]', [
    'tests/games/castle/bot/memory.test.ts',
  ]),
  // Against: support in a duel of this seat makes an ally likelier, and support against it a rival: attacking or attacked.
  fault(
    'bots',
    'src-shared/games/castle/bot/memory.ts',
    'side === friendly ? HINT_RATIOS.supports : 1 / HINT_RATIOS.supports',
    'HINT_RATIOS.supports',
    ['tests/games/castle/bot/memory.test.ts'],
  ),
  // Against: a swap of somebody else may have been one, whatever this seat is being shown of its own.
  fault('bots', 'src-shared/games/mascarade/bot/memory.ts', 'event.seat === this.seat ? shown : []', 'shown', [
    'tests/games/mascarade/bot/memory.test.ts',
  ]),
  // Against: a look of one’s own shows the card; that of others shows nothing.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/memory.ts',
    'if (event.seat === this.seat) this.look(shown)',
    'this.look(shown)',
    ['tests/games/mascarade/bot/memory.test.ts'],
  ),
  // Against: a dispute has its announcer, its claims and who has passed, and ends with the turn.
  fault('bots', 'src-shared/games/mascarade/bot/memory.ts', '        this.dispute = null\n', '', [
    'tests/games/mascarade/bot/memory.test.ts',
  ]),
  // Against: a swap of somebody else is followed by a beginner only where their own card is in it.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/memory.ts',
    'slots.some(slot => this.owner(slot) === this.seat)',
    'false',
    ['tests/games/mascarade/bot/memory.test.ts'],
  ),
  // Against: a claim is weighed once: by the belief of a master, by its ratio for others.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/memory.ts',
    'return this.worlds ? 1 : this.opponents.claimRatio(slot)',
    'return this.opponents.claimRatio(slot)',
    ['tests/games/mascarade/bot/memory.test.ts'],
  ),
  // Against: the others are everybody else.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/memory.ts',
    'filter(seat => seat !== this.seat)',
    'filter(seat => seat !== 0)',
    ['tests/games/mascarade/bot/memory.test.ts'],
  ),
  // A gift to an ally costs most, one to a rival little.
  fault(
    'bots',
    'src-shared/games/castle/bot/valuation.ts',
    'return ally * SHARED * mine + (1 - ally) * theirs',
    'return (1 - ally) * SHARED * mine + ally * theirs',
    ['tests/games/castle/bot/valuation.test.ts'],
  ),
  // A master searches although it has won.
  fault(
    'bots',
    'src-shared/games/castle/bot/searchTurn.ts',
    'if (claim && isSure(claim.chance)) return claim.answer',
    '',
    ['tests/games/castle/bot/searching.test.ts'],
  ),
  // Who has just had a turn is the next.
  fault(
    'bots',
    'src-shared/games/castle/bot/forecast.ts',
    '(seat - turn.seat + seats) % seats',
    '(turn.seat - seat + seats) % seats',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  // An ally is named among the rivals.
  fault(
    'bots',
    'src-shared/games/castle/bot/declarations.ts',
    '    named.some(seat => allies.has(seat)) ? 0 : rivalMinority ? smaller : majority,',
    '    rivalMinority ? smaller : majority,',
    ['tests/games/castle/bot/declarations.test.ts'],
  ),
  // A bot makes the same offer again and again.
  fault('bots', 'src-shared/games/castle/bot/turn.ts', '- TEDIOUS * memory.offered(card, to)', '', [
    'tests/games/castle/bot/turn.test.ts',
  ]),
  // The card that was taken is believed on the deck.
  fault(
    'bots',
    'src-shared/games/tales/bot/memory.ts',
    'return at < 0 ? null : (looked.toSpliced(at, 1)[0] ?? null)',
    'return at < 0 ? null : (looked[at] ?? null)',
    ['tests/games/tales/bot/memory.test.ts'],
  ),
  // What is one’s own lies before the others.
  fault(
    'bots',
    'src-shared/games/tales/bot/valuation.ts',
    "(within !== 'front' || at === reading.seat)",
    "(within !== 'front' || at !== reading.seat)",
    ['tests/games/tales/bot/valuation.test.ts'],
  ),
  // A bot saves its items beyond the end.
  fault(
    'bots',
    'src-shared/games/tales/bot/answerScores.ts',
    'turnsLeft(reading) >= 1 ? PATIENCE[reading.profile.personality] : 0',
    'PATIENCE[reading.profile.personality]',
    ['tests/games/tales/bot/valuation.test.ts'],
  ),
  // All bots play alike, whatever the table has chosen.
  fault('bots', 'src-main/host/bots/botWorker.ts', 'message.deck, message.profile)', 'message.deck, undefined)', [
    'tests/host/bots/botWorker.test.ts',
  ]),
  // A bot that is started again while it catches up is told some parts twice.
  fault('bots', 'src-main/host/bots/botSeats.ts', '() => catchingUp?.replay(replay()) ?? replay(),', 'replay,', [
    'tests/host/bots/botSeats.test.ts',
  ]),
  // A bot that could not take in what it saw goes on with half of what there was to know.
  fault(
    'bots',
    'src-main/host/bots/botWorker.ts',
    `    bots.delete(id)
  }
}`,
    `  }
}`,
    ['tests/host/bots/botWorker.test.ts'],
  ),
  // A master tries anything first, and not what looks best.
  fault('bots', 'src-shared/bots/tree.ts', 'node.branches.length === 0 ? policy : propose', 'propose', [
    'tests/bots/tree.test.ts',
  ]),
  // The Overlord punishes freezes that a look has settled.
  fault(
    'bots',
    'src-shared/games/overlord/bot/moodTracker.ts',
    `    this.freezes = []
    this.addHeat(HEAT.look)`,
    '    this.addHeat(HEAT.look)',
    ['tests/games/overlord/bot/moodTracker.test.ts'],
  ),
  // A master who is asked for more tells a third hint without a pass, and gets a look for it.
  fault(
    'bots',
    'src-shared/games/overlord/bot/classicServant.ts',
    'played === MOST_HINTS - 1,',
    'played === MOST_HINTS,',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // A bot that has said everything has nothing left to say.
  fault(
    'bots',
    'src-shared/games/overlord/bot/recentLines.ts',
    '-Math.min(Math.floor(EXCUSES[group] * share), of - CHOICE)',
    '-Math.floor(EXCUSES[group] * share)',
    ['tests/games/overlord/bot/recentLines.test.ts'],
  ),
  // A bot counts on points for the most of something of which it has too little.
  fault('bots', 'src-shared/games/tales/bot/itemValues.ts', 'mine >= line.least && othersAhead', 'othersAhead', [
    'tests/games/tales/bot/itemValues.test.ts',
  ]),
  // Who offers a card is taken to have seen one of the other hand.
  fault(
    'bots',
    'src-shared/games/castle/bot/publicKnowledge.ts',
    'sees(event.to, event.seat)',
    'sees(event.seat, event.to)',
    ['tests/games/castle/bot/publicKnowledge.test.ts'],
  ),
  // A servant throws in its last hints, and cannot tell when it is asked.
  fault(
    'bots',
    'src-shared/games/overlord/bot/classicServant.ts',
    'memory.own.hints.length === FULL_HAND.classic.hints && ',
    '',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // A master passes the buck over a freeze, where it may not go back to who threw that in.
  fault(
    'bots',
    'src-shared/games/overlord/bot/classicServant.ts',
    '(memory.moodTracker.owesAnswer || freezer(memory) !== answer.to)',
    'memory.moodTracker.owesAnswer',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // A look at somebody else lets a servant freeze anew.
  fault(
    'bots',
    'src-shared/games/overlord/bot/memory.ts',
    "event.kind === 'look' && event.seat === this.seat",
    "event.kind === 'look'",
    ['tests/games/overlord/bot/memory.test.ts'],
  ),
  // Of more sightings than there are copies the surest are given up.
  fault(
    'bots',
    'src-shared/games/castle/bot/sightings.ts',
    'b.one.certainty - a.one.certainty',
    'a.one.certainty - b.one.certainty',
    ['tests/games/castle/bot/sightings.test.ts'],
  ),
  // One of the Bags is believed to be passed on like any odd thing.
  fault(
    'bots',
    'src-shared/games/castle/bot/sightings.ts',
    "['key', 'goblet', 'bagKey', 'bagGoblet']",
    "['key', 'goblet', 'bagKey']",
    ['tests/games/castle/bot/sightings.test.ts'],
  ),
  // What left a hand of which nobody knows the size is believed to be in it all the more.
  fault('bots', 'src-shared/games/castle/bot/sightings.ts', 'const gone = 1 / Math.max(1, of)', 'const gone = 1 / of', [
    'tests/games/castle/bot/sightings.test.ts',
  ]),
  // A mere guess here makes a bot forget what it saw elsewhere.
  fault(
    'bots',
    'src-shared/games/castle/bot/sightings.ts',
    'filter(certainty => certainty === 1)',
    'filter(certainty => certainty > 0)',
    ['tests/games/castle/bot/sightings.test.ts'],
  ),
  // After an exchange a bot takes one hand for the size of the other.
  fault(
    'bots',
    'src-shared/games/castle/bot/sightings.ts',
    'mix(one, goneA, other, goneB)',
    'mix(one, goneB, other, goneA)',
    ['tests/games/castle/bot/sightings.test.ts'],
  ),
  // A bot still counts fines once somebody is ruined, and takes itself for the loser of a match that it has won.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/coinValuation.ts',
    'mine >= COINS.win || mine <= 0',
    'mine >= COINS.win || mine < 0',
    ['tests/games/mascarade/bot/coinValuation.test.ts'],
  ),
  // The Cheat has won, and a bot still counts the fines.
  fault('bots', 'src-shared/games/mascarade/bot/coinValuation.ts', '  cheat !== null || coins.some', '  coins.some', [
    'tests/games/mascarade/bot/coinValuation.test.ts',
  ]),
  // An Overlord accuses by the worst doubt that it could have.
  fault(
    'bots',
    'src-shared/games/overlord/bot/doubtValuation.ts',
    'best.value >= one.value ? best : one',
    'best.value <= one.value ? best : one',
    ['tests/games/overlord/bot/doubtValuation.test.ts'],
  ),
  // An Overlord does not reckon with the hint that a servant has to tell before it can be doubted.
  fault(
    'bots',
    'src-shared/games/overlord/bot/doubtValuation.ts',
    'bestDoubt(memory, odds, seat, 1)?.value',
    'bestDoubt(memory, odds, seat, 0)?.value',
    ['tests/games/overlord/bot/doubtValuation.test.ts'],
  ),
  // There is a symbol that a bot never demands with a joker.
  fault(
    'bots',
    'src-shared/games/overlord/bot/doubtValuation.ts',
    "(card.symbol === 'joker' ? SYMBOLS : [card.symbol])",
    "(card.symbol === 'joker' ? SYMBOLS.slice(1) : [card.symbol])",
    ['tests/games/overlord/bot/doubtValuation.test.ts'],
  ),
  // A master shares a victory as gladly as it wins alone.
  fault('bots', 'src-shared/games/tales/bot/planning.ts', '? 1 / state.outcome.winners.length : 0', '? 1 : 0', [
    'tests/games/tales/bot/planning.test.ts',
  ]),
  // A master is content to be ahead of the last.
  fault(
    'bots',
    'src-shared/games/tales/bot/planning.ts',
    '(totals[seat] ?? 0) - Math.max(',
    '(totals[seat] ?? 0) - Math.min(',
    ['tests/games/tales/bot/planning.test.ts'],
  ),
  // A master takes a lead in the first round for the victory.
  fault(
    'bots',
    'src-shared/games/tales/bot/planning.ts',
    'LEAD.end + LEAD.turn * turnsLeft(readingFrom(state, seat, table))',
    'LEAD.end',
    ['tests/games/tales/bot/planning.test.ts'],
  ),
  // A bot makes it day although all gain the same by that.
  fault('bots', 'src-shared/games/tales/bot/valuation.ts', 'theirs / (players.length - 1)', 'theirs / players.length', [
    'tests/games/tales/bot/valuation.test.ts',
  ]),
  // A bot changes the time of day with an eye on the last of its neighbours alone.
  fault('bots', 'src-shared/games/tales/bot/valuation.ts', 'else theirs += total', 'else theirs = total', [
    'tests/games/tales/bot/valuation.test.ts',
  ]),
  // The Witch forbids to draw, and a bot plays her as if that cost nothing.
  fault(
    'bots',
    'src-shared/games/tales/bot/valuation.ts',
    '- (card.permanent.noDraw ? DRAWN * turnsLeft(reading) : 0)',
    '',
    ['tests/games/tales/bot/valuation.test.ts'],
  ),
  // Bold bots announce what they have, and careful ones bluff.
  fault(
    'bots',
    'src-shared/games/mascarade/bot/noise.ts',
    'return belief.chance(slot, character) < BLUFF',
    'return belief.chance(slot, character) > BLUFF',
    ['tests/games/mascarade/bot/noise.test.ts'],
  ),
  // What a bot believes stays as it first was.
  fault('bots', 'src-shared/games/castle/bot/memory.ts', '    this.believedNow = null\n', '', [
    'tests/games/castle/bot/memory.test.ts',
  ]),
  // A bot gives its best item back.
  fault('bots', 'src-shared/games/tales/bot/answerScores.ts', 'one => -itemValue', 'one => itemValue', [
    'tests/games/tales/bot/valuation.test.ts',
  ]),
]
