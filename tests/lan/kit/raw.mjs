/** bonjour-service with its defaults, as in its manual: the baseline for our own figures. */
import Bonjour from 'bonjour-service'

// The library prints on stdout when a name is taken; our output goes there.
console.log = console.warn
const [what, name = 'raw'] = process.argv.slice(2)
const TYPE = 'undertable-raw'
const print = line => process.stdout.write(`${JSON.stringify(line)}\n`)
// Without this a socket error ends the process.
const bonjour = new Bonjour({}, () => undefined)

if (what === 'host') {
  const services = name.split(',').map(each => bonjour.publish({ name: each, type: TYPE, port: 26262 }))
  // Ready when the last of them is up, or has failed.
  Promise.all(
    services.map(
      service =>
        new Promise(up => {
          service.on('up', up)
        }),
    ),
  ).then(() => print({ up: true }))
  setTimeout(() => print({ up: false }), 3000).unref()
  setInterval(() => undefined, 1000)
  process.once('SIGINT', () => {
    bonjour.unpublishAll(() => bonjour.destroy(() => process.exit(0)))
  })
} else {
  const start = performance.now(),
    names = new Set()
  const tell = () => print({ ms: Math.round((performance.now() - start) * 10) / 10, names: [...names] })
  const browser = bonjour.find({ type: TYPE })
  browser.on('up', service => {
    names.add(service.name)
    tell()
  })
  browser.on('down', service => {
    names.delete(service.name)
    tell()
  })
  // The library's own way to expire entries, called every second.
  setInterval(() => browser.expire(), 1000)
}
