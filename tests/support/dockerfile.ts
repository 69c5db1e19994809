import {execFile} from 'node:child_process'
import {cpSync, mkdirSync, readFileSync, rmSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {promisify} from 'node:util'
import {inheritedEnv, npmEnv} from '../env.ts'

const run = promisify(execFile)

interface Stage {
  /** Stands for the root of the stage's own file system. */
  folder: string
  workdir: string
  env: Record<string, string>
  user?: string
  healthcheck?: string
  command?: string[]
}

interface Build {
  /** What `COPY . .` copies. */
  context: string
  /** The folder for the stages. */
  folder: string
  /** The file that stands for each secret. */
  secrets: Record<string, string>
}

/**
 * Does what a Dockerfile says, each stage in a folder of its own, with this machine's Node and npm. Returns the last stage.
 *
 * @throws {Error} at an instruction that it does not know, and with the output of one that fails
 */
export async function followDockerfile(path: string, {context, folder, secrets}: Build): Promise<Stage> {
  const stages = new Map<string, Stage>()
  let stage: Stage = {folder, workdir: '/', env: {}}
  for (const [instruction, rest] of instructionsOf(readFileSync(path, 'utf8'))) {
    if (instruction === 'FROM') {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'last'
      stage = {folder: join(folder, name), workdir: '/', env: {}}
      stages.set(name, stage)
    } else if (instruction === 'WORKDIR') {
      stage.workdir = rest
      mkdirSync(join(stage.folder, rest), {recursive: true})
    } else if (instruction === 'COPY') copy(rest)
    else if (instruction === 'RUN') await runIn(stage, rest)
    else if (instruction === 'ENV') {
      for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[name] = value
    } else if (instruction === 'USER') stage.user = rest
    else if (instruction === 'HEALTHCHECK') stage.healthcheck = rest.replace(/^(--\S+ )*CMD /, '')
    else if (instruction === 'CMD') stage.command = JSON.parse(rest) as string[]
    else if (instruction !== 'EXPOSE') throw new Error(`Unknown: ${instruction} ${rest}`)
  }
  return stage

  function copy(rest: string) {
    const [, from, source = '', target = ''] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(rest) ?? []
    const base = from ? join(stages.get(from)?.folder ?? '', source) : join(context, source)
    const to = target.startsWith('/') ? target : join(stage.workdir, target)
    mkdirSync(dirname(join(stage.folder, to)), {recursive: true})
    cpSync(base, join(stage.folder, to), {recursive: true, verbatimSymlinks: true})
  }

  async function runIn({folder: root, workdir, env}: Stage, rest: string) {
    const mounts = [...rest.matchAll(/--mount=type=secret,id=(\w+),target=([^,\s]+)\S* /g)]
    for (const [, id = '', target = ''] of mounts) cpSync(secrets[id] ?? id, join(root, target))
    await run('sh', ['-c', rest.replaceAll(/--mount=\S+ /g, '')], {
      cwd: join(root, workdir),
      env: {...inheritedEnv, ...npmEnv, ...env},
      maxBuffer: 64 * 1024 * 1024,
    })
    for (const [, , target = ''] of mounts) rmSync(join(root, target))
  }
}

/** Comments are left out. */
const instructionsOf = (text: string): [string, string][] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, instruction = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? []
      return [instruction, rest]
    })
