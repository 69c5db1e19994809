import {once} from 'node:events'
import {createServer} from 'node:http'
import {json} from 'node:stream/consumers'
import {accessToken, projectRef, type ManagementApi} from '../hosted-supabase/management-api.ts'
import type {DebianMachine} from './debian-machine.ts'

const folder = '/srv/drawn'
const file = `${folder}/.env`

/** `NAME=value` entries as `env -0` prints them. */
const entriesOf = (printed: string) =>
  printed.split('\0').map((entry) => entry.split(/=(.*)/s).slice(0, 2) as [string, string])

/** What each program that reads `.env` makes of the same text, run as the documents run it. */
export async function readByAll(text: string, machine: DebianMachine, api: ManagementApi) {
  machine.write(file, text)
  machine.write(
    '/etc/systemd/system/drawn.service',
    `[Service]\nType=oneshot\nEnvironmentFile=${file}\nExecStart=/usr/bin/env -0\nStandardOutput=file:/srv/by-systemd\n`,
  )
  const run = async (commands: string) => {
    const {code, output} = await machine.run(commands)
    if (code !== 0) throw new Error(output)
    return output
  }
  machine.write(`${folder}/compose.yaml`, machine.read('/srv/site/compose.yaml'))
  await run('apt-get install --no-install-recommends docker-cli docker-compose')
  await run('systemctl daemon-reload && systemctl start drawn')
  const token = `SUPABASE_ACCESS_TOKEN=${accessToken} SUPABASE_PROJECT_ID=${projectRef}`
  await run(`cd /srv/site && ${token} npm run supabase -- secrets set --env-file ${file}`)
  return {
    sh: entriesOf(await run(`sh -ec 'set -a; . ${file}; env -0'`)),
    node: Object.entries(
      JSON.parse(await run(`node --env-file=${file} -p 'JSON.stringify(process.env)'`)) as Record<
        string,
        string
      >,
    ),
    systemd: entriesOf(machine.read('/srv/by-systemd')),
    docker: await readByDocker(machine, run),
    compose: Object.entries(await readByCompose(run)),
    supabase: [...api.secrets],
  }
}

/** Docker's own tool reads the file, and sends what it has read to the daemon, for which this stands in. */
async function readByDocker(machine: DebianMachine, run: (commands: string) => Promise<string>) {
  let sent: string[] = []
  const daemon = createServer(async (request, response) => {
    if (request.url?.includes('/containers/create')) sent = ((await json(request)) as {Env: string[]}).Env
    response.writeHead(request.method === 'POST' ? 201 : 200, {
      'api-version': '1.44',
      'content-type': 'application/json',
    })
    response.end('{"Id": "drawn", "Warnings": []}')
  })
  await once(daemon.listen(machine.path('/srv/docker.sock')), 'listening')
  try {
    await run(`DOCKER_HOST=unix:///srv/docker.sock docker create --env-file ${file} site`)
  } finally {
    daemon.close()
  }
  return entriesOf(sent.join('\0'))
}

/** With the documented file. */
async function readByCompose(run: (commands: string) => Promise<string>) {
  const config = JSON.parse(await run(`cd ${folder} && docker compose config --format json`)) as {
    services: {site: {environment: Record<string, string>}}
  }
  return config.services.site.environment
}
