import {contentTypes} from '@site/schemas/content/content-shape'
import {emptyFields, firstContent} from '@site/schemas/content/first-content'
import * as z from 'zod'
import {query} from './connections/sanity.ts'
import type {Check} from './finding.ts'
import {attention, leftOut, ok, problem, type Outcome} from './outcome.ts'
import type {Installation} from './installation.ts'

export const contentCheck: Check = {subject: 'Database and content', name: 'content', run: check}

const result = z.object({types: z.array(z.string()), first: z.array(z.looseObject({_id: z.string()}))})

/** Types that the Studio or the site make besides those of the schema. */
const besides = [
  'contentMigrations',
  'scheduledAction',
  'translationRecord',
  'deletedDocument',
  'publication',
  'pictureRights',
]

async function check(installation: Installation): Promise<Outcome[] | Outcome> {
  const known = contentTypes.filter(({type}) => type === 'document').map(({name}) => name)
  const answer = result.safeParse(
    await query(
      installation,
      `{"types": array::unique(*[!(_id in path("system.**")) && !(_id in path("_.**"))]._type), "first": *[_id in ${JSON.stringify(firstContent.map(({id}) => id))}]}`,
    ),
  ).data
  if (!answer) return leftOut('Sanity does not tell it: see the checks of its tokens.')
  const unknown = answer.types.filter(
    (type) =>
      !known.includes(type) &&
      !besides.includes(type) &&
      !/^(sanity|system|assist|tasks|translation)\b/.test(type),
  )
  const empty = firstContent.flatMap(({id, type}) => {
    const stored = answer.first.find(({_id}) => _id === id)
    const fields = emptyFields(type, stored)
    return fields.length > 0 ? [`${id} (${stored ? fields.join(', ') : 'never published'})`] : []
  })
  const outcomes = [
    ...(unknown.length > 0
      ? [
          attention(
            `There are documents of types that the Studio does not know: ${unknown.join(', ')}.`,
            'Build and deploy the Studio of this version, or delete them in its tool Vision.',
          ),
        ]
      : []),
    ...(empty.length > 0
      ? [
          problem(
            `These pages and settings are empty: ${empty.join(', ')}.`,
            'Fill them in and publish them, as the first page of the Studio says, or start from the example content (docs/deploy.md, step 1).',
          ),
        ]
      : []),
  ]
  return outcomes.length > 0 ? outcomes : ok('It has all pages, and no document of an unknown type.')
}
