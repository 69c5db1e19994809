import {execFile} from 'node:child_process'
import {cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {parseEnv, promisify} from 'node:util'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {inheritedEnv} from '../env.ts'
import {deployToken, serveSanityApi} from '../support/hosted-sanity/sanity-api.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'studio-'))

const document = readFileSync(join(root, 'docs/deploy.md'), 'utf8')

/** The variables as the document gives them, each secret with a value that can be searched for. */
const documented = /```dotenv\n([^`]*SANITY_API_HOST=[^`]+)```/
  .exec(document)?.[1]
  ?.replaceAll(/^(\w+)=(sk)?….*$/gm, '$1=$2SECRET_$1')

const env = {PATH: inheritedEnv.PATH, HOME: copy, DO_NOT_TRACK: '1'}

beforeAll(async () => {
  for (const name of ['studio', 'schemas', 'docs', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/\/(dist|dist-test|node_modules|\.sanity|\.turbo)$/.test(path),
    })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, '.env'), documented ?? '')
  await run('npm', ['run', 'build', '-w', '@site/studio'], {cwd: copy, env})
}, 180_000)

afterAll(() => rmSync(copy, {recursive: true}))

test('the Studio is built with the documented variables, and has no secret in it', () => {
  const built = globSync('studio/dist/**/*.{js,html}', {cwd: copy}).map((path) =>
    readFileSync(join(copy, path), 'utf8'),
  )
  const variables = parseEnv(documented ?? '')
  const inBundle = Object.keys(variables).filter((name) => {
    const value = variables[name]
    return value && built.some((text) => text.includes(value))
  })
  expect(inBundle.toSorted()).toEqual([
    'SANITY_DATASET',
    'SANITY_PROJECT_ID',
    'SITE_URL',
    'STUDIO_URL',
    'SUPABASE_URL',
  ])
  expect(Object.keys(variables)).toEqual(
    expect.arrayContaining([
      'SANITY_API_READ_TOKEN',
      'SANITY_API_WRITE_TOKEN',
      'SANITY_WEBHOOK_SECRET',
      'PREVIEW_SECRET',
    ]),
  )
})

test('the documented command deploys the Studio to the name in STUDIO_URL, and asks nothing', async () => {
  const [, tool, command = ''] = /`npx (sanity) (deploy [^`]+)`/.exec(document) ?? []
  const sanity = await serveSanityApi('abc12345')
  const deploy = (token: string) =>
    run('npx', [tool ?? '', ...command.split(' ')], {
      cwd: join(copy, 'studio'),
      env: {...env, ...sanity.env, SANITY_AUTH_TOKEN: token},
    })
  try {
    await expect(deploy('skOfAnotherProject')).rejects.toThrow('Unauthorized')
    expect([sanity.refusals.length, sanity.deployments]).toEqual([1, []])
    sanity.refusals.length = 0

    const {stdout} = await deploy(deployToken)
    expect(stdout).toContain('Studio deployed to https://your-community.sanity.studio')
    // The first is the question whether the name is taken by the project's own Studio.
    expect(sanity.refusals).toEqual([expect.stringMatching(/^GET \S+\/user-applications\?\S+: 404$/)])
    expect(sanity.schemas).toEqual(['production'])
    expect(sanity.deployments).toMatchObject([
      {isAutoUpdating: 'false', workspaces: [{projectId: 'abc12345', dataset: 'production'}]},
    ])
    const built = globSync('dist/**/*.*', {cwd: join(copy, 'studio')})
    expect(sanity.deployments[0]?.files.toSorted()).toEqual(built.toSorted())
    expect(built).toContain('dist/index.html')

    // As `npm run update` does: the folder of a release, as it was built.
    cpSync(join(copy, 'studio/dist'), join(copy, 'release/dist'), {recursive: true})
    await run('npx', ['sanity', 'deploy', join(copy, 'release/dist'), '--no-build', '--yes'], {
      cwd: join(copy, 'studio'),
      env: {...env, ...sanity.env, SANITY_AUTH_TOKEN: deployToken},
    })
    expect(sanity.deployments[1]?.files.toSorted()).toEqual(built.toSorted())
  } finally {
    sanity.stop()
  }
}, 600_000)
