/**
 * One-line faults, a file for each room: what could go wrong by a slip. `find` occurs exactly once in its file. Each fault
 * must turn at least one of its tests red.
 */
import office from './faults/office.mjs'
import controls from './faults/controls.mjs'
import store from './faults/store.mjs'
import presets from './faults/presets.mjs'
import screen from './faults/screen.mjs'
import evening from './faults/evening.mjs'
import talk from './faults/talk.mjs'
import release from './faults/release.mjs'
import offer from './faults/offer.mjs'
import firewall from './faults/firewall.mjs'
import pack from './faults/pack.mjs'
import past from './faults/past.mjs'
import people from './faults/people.mjs'
import line from './faults/line.mjs'
import tls from './faults/tls.mjs'
import door from './faults/door.mjs'
import desktop from './faults/desktop.mjs'
import offered from './faults/offered.mjs'
import lan from './faults/lan.mjs'
import host from './faults/host.mjs'
import terminal from './faults/terminal.mjs'
import wire from './faults/wire.mjs'
import crowd from './faults/crowd.mjs'
import page from './faults/page.mjs'
import fair from './faults/fair.mjs'
import natures from './faults/natures.mjs'
import coach from './faults/coach.mjs'
import bots from './faults/bots.mjs'
import castleSearch from './faults/castleSearch.mjs'
import lessons from './faults/lessons.mjs'
import taught from './faults/taught.mjs'
import engine from './faults/engine.mjs'
import anchors from './faults/anchors.mjs'
import court from './faults/court.mjs'
import weighty from './faults/weighty.mjs'
import pictures from './faults/pictures.mjs'
import keep from './faults/keep.mjs'
import kernel from './faults/kernel.mjs'
import mascarade from './faults/mascarade.mjs'
import castle from './faults/castle.mjs'
import tales from './faults/tales.mjs'
import overlord from './faults/overlord.mjs'
import memories from './faults/memories.mjs'
import undo from './faults/undo.mjs'
import hall from './faults/hall.mjs'
import net from './faults/net.mjs'
import kit from './faults/kit.mjs'

export const FAULTS = [
  ...office,
  ...keep,
  ...controls,
  ...store,
  ...presets,
  ...screen,
  ...evening,
  ...talk,
  ...release,
  ...offer,
  ...firewall,
  ...pack,
  ...past,
  ...people,
  ...line,
  ...tls,
  ...door,
  ...desktop,
  ...offered,
  ...lan,
  ...host,
  ...terminal,
  ...wire,
  ...crowd,
  ...page,
  ...fair,
  ...natures,
  ...coach,
  ...bots,
  ...castleSearch,
  ...lessons,
  ...taught,
  ...engine,
  ...anchors,
  ...court,
  ...weighty,
  ...pictures,
  ...kernel,
  ...mascarade,
  ...castle,
  ...tales,
  ...overlord,
  ...memories,
  ...undo,
  ...net,
  ...hall,
  ...kit,
]
