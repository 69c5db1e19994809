import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import * as z from 'zod'
import {root} from '../supervisor/variables.ts'
import {query} from './connections/sanity.ts'
import type {Check} from './finding.ts'
import {attention, leftOut, ok, problem, type Outcome} from './outcome.ts'
import type {Installation} from './installation.ts'

export const contentCheck: Check = {subject: 'Database and content', name: 'content', run: check}

const definitions = z.array(
  z.object({
    name: z.string(),
    type: z.string(),
    attributes: z.record(z.string(), z.object({optional: z.boolean().optional()})).optional(),
  }),
)

const result = z.object({types: z.array(z.string()), singletons: z.array(z.string())})

/** Types that the Studio or the site make besides those of the schema. */
const besides = ['scheduledAction', 'translationRecord', 'deletedDocument', 'publication', 'pictureRights']

/** Each has one document, whose id is the type's name. Who are members is kept under an id of its own. */
const singletons = readdirSync(join(root, 'schemas/singletons'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'membersGroup')

async function check(installation: Installation): Promise<Outcome[] | Outcome> {
  const known = definitions
    .parse(JSON.parse(readFileSync(join(root, 'schemas/generated/schema.json'), 'utf8')))
    .filter(({type}) => type === 'document')
    .map(({name}) => name)
  const answer = result.safeParse(
    await query(
      installation,
      `{"types": array::unique(*[!(_id in path("system.**")) && !(_id in path("_.**"))]._type), "singletons": *[_id in ${JSON.stringify(singletons)}]._id}`,
    ),
  ).data
  if (!answer) return leftOut('Sanity does not tell it: see the checks of its tokens.')
  const unknown = answer.types.filter(
    (type) =>
      !known.includes(type) &&
      !besides.includes(type) &&
      !/^(sanity|system|assist|tasks|translation)\b/.test(type),
  )
  const missing = singletons.filter((name) => !answer.singletons.includes(name))
  const outcomes = [
    ...(unknown.length > 0
      ? [
          attention(
            `There are documents of types that the Studio does not know: ${unknown.join(', ')}.`,
            'Build and deploy the Studio of this version, or delete them in its tool Vision.',
          ),
        ]
      : []),
    ...(missing.length > 0
      ? [
          problem(
            `These pages and settings were never published: ${missing.join(', ')}.`,
            'Fill them in and publish them in the Studio, or start from the example content (docs/deploy.md, step 1).',
          ),
        ]
      : []),
  ]
  return outcomes.length > 0 ? outcomes : ok('It has all pages, and no document of an unknown type.')
}
