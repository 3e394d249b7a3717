import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeAnalyticsServer {
  /** The value for ANALYTICS_SCRIPT_URL. */
  scriptUrl: string
  /** The requested addresses in order: the script's, then one for each page. */
  requests: string[]
  close(): Promise<void>
}

// Reads gtag's queue as Google's script does: a command is an `arguments` object, and nothing is reported for disabled
// ids.
const SCRIPT = `(() => {
  const base = new URL(document.currentScript.src).origin
  const state = {}
  const run = ([command, name, values]) => {
    if (command === 'config') state.id = name
    if (command === 'set') Object.assign(state, name)
    if (command !== 'event' || window['ga-disable-' + state.id]) return
    document.cookie = '_ga=1; path=/'
    void fetch(base + '/collect?' + new URLSearchParams({ id: state.id, event: name, path: state.page_path, location: state.page_location }))
  }
  const waiting = window.dataLayer.splice(0)
  window.dataLayer.push = run
  for (const command of waiting) run(command)
})()`

/** Fakes the service to which page views are reported: a script like gtag, and its reporting endpoint. */
export async function startAnalyticsServer(): Promise<FakeAnalyticsServer> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    const script = request.url?.startsWith('/gtag/js')
    response.writeHead(script ? 200 : 204, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    response.end(script ? SCRIPT : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    scriptUrl: `http://127.0.0.1:${port}/gtag/js`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
