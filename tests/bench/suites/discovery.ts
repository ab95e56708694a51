/** How soon a guest's list shows a table: measured by the LAN suite, in network namespaces of its own. */
import { whyNoLab } from '../../../scripts/suites.mjs'
import { sayNot } from '../say'

sayNot('a table in the list, beside raw bonjour-service', whyNoLab() ?? '`npm run proof -- lan` measures it, and prints both')
