/**
 * Node's HTTP. An `import` of `node:http` reads all that the module exports; reading its `WebSocket` makes Node load a
 * second HTTP client, which nobody here uses and which takes a tenth of a host's start.
 */
export const { createServer, get, request } = process.getBuiltinModule('node:http')
