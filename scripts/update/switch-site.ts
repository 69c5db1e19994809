import {setTimeout as wait} from 'node:timers/promises'
import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {buildIdOf, link, linkedRelease, servedPort, writeServedPort} from './releases.ts'
import {runCommand} from './run-command.ts'
import {requireVariable, siteVariables, updateVariables} from './variables.ts'

const HEALTH_MS = 60_000
/** By then, the workers of nginx that know only the old port have nothing but requests that are being answered. */
const DRAIN_MS = 5000

const commands = {
  // Enabled before nginx is told, so that whichever release nginx leads to runs after a reboot too.
  start: updateVariables.SITE_START || 'sudo systemctl enable --now site@$PORT',
  stop: updateVariables.SITE_STOP || 'sudo systemctl disable --now site@$PORT',
  switch: updateVariables.SITE_SWITCH || 'sudo nginx -t && sudo systemctl reload nginx',
}

/** Of the two instances, one runs; the other one is for the next release. */
export const ports = (updateVariables.SITE_PORTS || '3000,3001').split(',') as [string, string]

/**
 * Starts a release beside the one that runs, and leads visitors to it once it is healthy.
 *
 * @throws {Error} if it is not. The former release then serves the site, as before.
 */
export async function switchSiteTo(release: string): Promise<void> {
  const before = await findServedPort()
  const port = before === ports[0] ? ports[1] : ports[0]
  const run = (command: keyof typeof commands, at: string) => runCommand(commands[command], {PORT: at})
  // An update that was broken off may have left one there.
  await run('stop', port)
  link(port, release)
  try {
    await run('start', port)
    await waitForBuild(`http://127.0.0.1:${port}`, buildIdOf(release))
  } catch (error) {
    await run('stop', port)
    throw new Error(`${messageOf(error)}. Nothing was switched: the site runs as before.`, {cause: error})
  }
  writeServedPort(port)
  try {
    await run('switch', port)
    // Before the first update nothing leads to it from outside.
    if (before) await waitForBuild(siteUrl(), buildIdOf(release))
  } catch (error) {
    if (!before) throw error
    writeServedPort(before)
    try {
      await run('switch', before)
    } catch {
      // Which of the two nginx leads to is not known, so neither is stopped; the next run asks what visitors get.
      writeServedPort(port)
      throw new Error(
        `${messageOf(error)}. Nginx could not be led back to port ${before} either. Both releases run: mend nginx, and ` +
          `run this again.`,
        {cause: error},
      )
    }
    await run('stop', port)
    throw new Error(`${messageOf(error)}. The site is back at the former release.`, {cause: error})
  }
  link('current', release)
  await compareContent(port)
  if (!before) return
  await wait(DRAIN_MS)
  await run('stop', before)
}

/**
 * The port to which nginx leads visitors; undefined before the first update. After an update that was cut off while it
 * told nginx, the file may name a port that nginx does not know, so what visitors get decides.
 *
 * @throws {Error} if that is not known
 */
async function findServedPort(): Promise<string | undefined> {
  const written = servedPort()
  const current = linkedRelease('current')
  if (!written || !current || linkedRelease(written) === current) return written
  const build = await readBuild(siteUrl())
  const served = ports.find((port) => {
    const release = linkedRelease(port)
    return release !== undefined && buildIdOf(release) === build
  })
  if (!served)
    throw new Error(
      `An update was cut off while it told nginx the new port, and ${siteUrl()}/api/health does not say which release ` +
        `visitors get. Nothing was changed: reload nginx, and run this again.`,
    )
  writeServedPort(served)
  return served
}

/** For a host that has releases of its own: deploys by its command, and goes back by the other one. */
export async function deployBy(deploy: string): Promise<void> {
  const before = await readBuild(siteUrl())
  await runCommand(deploy)
  try {
    await waitForBuild(siteUrl(), (build) => build !== before)
  } catch (error) {
    await rollBack()
    throw new Error(`${messageOf(error)}. The site is back at the former release.`, {cause: error})
  }
}

export const rollBack = (): Promise<void> =>
  runCommand(requireVariable(updateVariables, 'SITE_ROLLBACK', 'go back in the dashboard of the host'))

const siteUrl = () => requireVariable(siteVariables, 'SITE_URL', 'there is nothing to check')

type Expected = string | ((build: string | null) => boolean)

async function waitForBuild(url: string, expected: Expected): Promise<void> {
  const isExpected = typeof expected === 'string' ? (build: string | null) => build === expected : expected
  const end = Date.now() + HEALTH_MS
  while (Date.now() < end) {
    const build = await readBuild(url)
    if (build !== undefined && isExpected(build)) return
    await wait(500)
  }
  throw new Error(`${url}/api/health was not 200 with the new build within ${HEALTH_MS / 1000} s`)
}

/** The id of the build that answers there; undefined if it is not healthy. */
async function readBuild(url: string): Promise<string | null | undefined> {
  try {
    const response = await fetch(`${url}/api/health`, {signal: AbortSignal.timeout(30_000)})
    return response.ok ? ((await response.json()) as {build: string | null}).build : undefined
  } catch {
    return undefined
  }
}

/** Of what was published between the start and the switch, the webhook told the former release only. */
async function compareContent(port: string): Promise<void> {
  const secret = requireVariable(siteVariables, 'SANITY_WEBHOOK_SECRET', 'nothing can be published')
  const body = 'null'
  const signature = await encodeSignatureHeader(body, Date.now(), secret)
  const headers = {'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature}
  const url = `http://127.0.0.1:${port}/api/check-content`
  const response = await fetch(url, {method: 'POST', headers, body}).catch(() => undefined)
  if (!response?.ok) console.warn('What was published just now may be on the site only after ten minutes.')
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
