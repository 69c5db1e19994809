import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {createServer, type AddressInfo} from 'node:net'
import {join} from 'node:path'
import {afterEach, expect, test} from 'vitest'
import {requireFreePorts} from './ports.ts'

const servers = new Set<ReturnType<typeof createServer>>()

async function listen(host: string): Promise<number> {
  const server = createServer().listen(0, host)
  servers.add(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function release() {
  for (const server of servers) await new Promise((resolve) => server.close(resolve))
  servers.clear()
}

afterEach(release)

test.each(['127.0.0.1', '::1', '0.0.0.0'])(
  'names a port that is taken on %s, and the variable that changes it',
  async (host) => {
    const port = await listen(host)
    const wanted = [{title: 'Site', port, variable: 'SITE_PORT'}]
    await expect(requireFreePorts(wanted)).rejects.toThrow(new RegExp(`Port ${port} \\(Site\\).*SITE_PORT=`))
    await release()
    await expect(requireFreePorts(wanted)).resolves.toBeUndefined()
  },
)

test('names all ports that are taken', async () => {
  const wanted = [
    {title: 'Site', port: await listen('127.0.0.1'), variable: 'SITE_PORT'},
    {title: 'Studio', port: await listen('127.0.0.1'), variable: 'STUDIO_PORT'},
  ]
  await expect(requireFreePorts(wanted)).rejects.toThrow(/SITE_PORT=[^]*STUDIO_PORT=/)
})

test('rejects one port for two services', async () => {
  const port = await listen('127.0.0.1')
  await release()
  const wanted = [
    {title: 'Site', port, variable: 'SITE_PORT'},
    {title: 'Studio', port, variable: 'STUDIO_PORT'},
  ]
  await expect(requireFreePorts(wanted)).rejects.toThrow(`STUDIO_PORT and SITE_PORT are both ${port}`)
})

test('gives each port once, to whoever asks at the same time, and not to another process', async () => {
  const ask = `
    import {freePort} from ${JSON.stringify(join(import.meta.dirname, 'ports.ts'))}
    console.log(JSON.stringify(await Promise.all(Array.from({length: 60}, freePort))))
    setInterval(() => {}, 1000)`
  const processes = Array.from({length: 3}, () =>
    spawn(process.execPath, ['--input-type=module', '-e', ask], {stdio: ['ignore', 'pipe', 'inherit']}),
  )
  try {
    const lines = await Promise.all(
      processes.map(async ({stdout}) => String((await once(stdout, 'data'))[0])),
    )
    const given = lines.flatMap((line) => JSON.parse(line) as number[])
    expect(new Set(given).size).toBe(180)
    expect(given.every((port) => port > 20_000 && port < 32_000)).toBe(true)
  } finally {
    for (const child of processes) child.kill()
  }
})

test('lets a process end that has asked for a port', async () => {
  const ask = `import {freePort} from ${JSON.stringify(join(import.meta.dirname, 'ports.ts'))}; await freePort()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', ask])
  expect(await once(child, 'exit')).toEqual([0, null])
})
