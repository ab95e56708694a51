/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A pass of a third servant counts to a volley.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/classic/circle.ts',
    'volley.from === to && volley.to === from',
    'volley.from === to',
    ['tests/games/overlord/rules/classic/turns.test.ts'],
  ),
  // A pass to a third servant counts to a volley.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/classic/circle.ts',
    'volley.from === to && volley.to === from',
    'volley.to === from',
    ['tests/games/overlord/rules/classic/turns.test.ts'],
  ),
  // A silent Overlord is asked as if he had not been silent.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/classic/rule.ts',
    'quiet: isQuiet ? null : pick.ok()',
    'quiet: pick.ok()',
    ['tests/games/overlord/rules/classic/looks.test.ts'],
  ),
  // Changed patience does not begin anew.
  fault('overlord', 'src-shared/games/overlord/rules/steps/classic/rule.ts', '  renewPatience(state)\n}\n', '}\n', [
    'tests/games/overlord/rules/classic/looks.test.ts',
  ]),
  // Everybody who is forgiven goes on, whatever the table wants.
  fault('overlord', 'src-shared/games/overlord/rules/steps/classic/looks.ts', "options.forgiven === 'goesOn' && ", '', [
    'tests/games/overlord/rules/classic/looks.test.ts',
  ]),
  // Who was once forgiven gets no new hand later on.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/classic/beg.ts',
    'state.keeping = state.keeping.filter(other => other !== seat)',
    'state.keeping = [...state.keeping]',
    ['tests/games/overlord/rules/classic/looks.test.ts'],
  ),
  // The question of a doubt is lost.
  fault('overlord', 'src-shared/games/overlord/rules/steps/formal/doubt.ts', '    turn.said = said\n', '', [
    'tests/games/overlord/rules/lines.test.ts',
  ]),
  // The question of a blame is lost.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/formal/blame.ts',
    "{ kind: 'blamed', by: seat, symbol }, said)",
    "{ kind: 'blamed', by: seat, symbol })",
    ['tests/games/overlord/rules/lines.test.ts'],
  ),
  // Who was still to beg is the next Overlord.
  fault('overlord', 'src-shared/games/overlord/rules/index.ts', ' && !outcome?.winners.includes(seat)', '', [
    'tests/games/overlord/rules/next.test.ts',
  ]),
  // Cards that were discarded face down are lost.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/hands.ts',
    'const cards = [...pile.open, ...pile.unseen]',
    'const cards = pile.open',
    ['tests/games/overlord/rules/classic/turns.test.ts'],
  ),
  // A doubt in vain takes the first hint instead of the doubted one.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/formal/answer.ts',
    "turn.pressure.kind === 'doubted' ? state.front[seat]?.pop()",
    "turn.pressure.kind === 'doubted' ? state.front[seat]?.shift()",
    ['tests/games/overlord/rules/formal/accusation.test.ts'],
  ),
  // The last action, played for mercy, is not replaced when the look falls.
  fault(
    'overlord',
    'src-shared/games/overlord/rules/steps/formal/incineration.ts',
    'if (count >= THIRD_LOOK) return endMatch(play, seat)\n  restock(play)',
    'if (count >= THIRD_LOOK) return endMatch(play, seat)',
    ['tests/games/overlord/rules/formal/accusation.test.ts'],
  ),
  // The second look at the same servant is missing in the book.
  fault(
    'overlord',
    'src-renderer/games/overlord/chronicle.ts',
    'one.after === look.after && one.seat === look.seat && one.count === look.count',
    'one.after === look.after && one.seat === look.seat',
    ['tests/renderer/games/overlord/overlord.test.ts'],
  ),
  // Who has told is still shown the form for telling.
  fault(
    'overlord',
    'src-renderer/games/overlord/answerForms.ts',
    "else if (!freezing || done.some(one => one.name === 'tell')) heldAsk.value = null",
    'else if (!freezing) heldAsk.value = null',
    ['tests/renderer/games/overlord/answerForms.test.ts'],
  ),
  // Auto-pass is offered where no clock would ever pass.
  fault(
    'overlord',
    'src-renderer/games/overlord/selectors.ts',
    '(WINDOWS.includes(key) && openOf(match).window > 0)',
    '(WINDOWS.includes(key) && openOf(match).window >= 0)',
    ['tests/renderer/games/overlord/overlord.test.ts'],
  ),
  // The candle burns while the table is paused.
  fault('overlord', 'src-renderer/games/overlord/CandleClock.vue', 'table.party?.paused ?? false', 'false', [
    'tests/renderer/pressed/boards.test.ts',
  ]),
  // What may be done at any time stands above what is waited for.
  fault(
    'overlord',
    'src-renderer/games/overlord/AnswerPanel.vue',
    '(RANK[a.name] ?? 0) - (RANK[b.name] ?? 0)',
    '(RANK[b.name] ?? 0) - (RANK[a.name] ?? 0)',
    ['tests/renderer/games/overlord/answerForms.test.ts'],
  ),
  // An answer that cannot be sent now has the gold button.
  fault(
    'overlord',
    'src-renderer/games/overlord/AnswerPanel.vue',
    'form.way !== null && !form.held',
    'form.way !== null',
    ['tests/renderer/games/overlord/answerForms.test.ts'],
  ),
  // A servant reads of themselves as of somebody else.
  fault(
    'overlord',
    'src-renderer/games/overlord/pressure.ts',
    "speaker === you ? 'you' : by === you ? 'byYou' : 'text'",
    "by === you ? 'byYou' : 'text'",
    ['tests/renderer/games/overlord/overlord.test.ts'],
  ),
  // A plea that was judged is still read.
  fault(
    'overlord',
    'src-renderer/games/overlord/TaleRibbon.vue',
    "nowOf(props.match).awaited === 'verdict'",
    'nowOf(props.match).awaited !== null',
    ['tests/renderer/pressed/scenes.test.ts'],
  ),
  // The fault of one card stands at another.
  fault(
    'overlord',
    'src-renderer/games/overlord/workshop/OverlordEditor.vue',
    'one.card === of.value?.id && one.field',
    'one.field',
    ['tests/renderer/pressed/workshop.test.ts'],
  ),
  // A hint that was told without a line has empty quotes in the saved page.
  fault('overlord', 'src-renderer/games/overlord/page.ts', "...(of.line === '' ? [] : [", '...([', [
    'tests/renderer/games/overlord/overlord.test.ts',
  ]),
  // A deck can have one card more than may be in it.
  fault(
    'overlord',
    'src-renderer/games/overlord/workshop/OverlordEditor.vue',
    'cards.value.length < (isHints',
    'cards.value.length <= (isHints',
    ['tests/renderer/pressed/workshop.test.ts'],
  ),
]
