import {contactRequest} from '@site/schemas/requests/contact'
import {type ContentLake, createContentLake} from '../_shared/content-lake.ts'
import {definePageHandler} from '../_shared/define-page-handler.ts'
import {storeSubmission, submissionEnv} from '../_shared/define-submission.ts'
import {MisconfiguredError, variable} from '../_shared/env.ts'
import {findPhoto} from './find-photo.ts'

const lakeVariables = {
  SANITY_API_HOST: variable.SANITY_API_HOST,
  SANITY_PROJECT_ID: variable.SANITY_PROJECT_ID.optional(),
  SANITY_DATASET: variable.SANITY_DATASET.optional(),
  SANITY_API_READ_TOKEN: variable.SANITY_API_READ_TOKEN.optional(),
}

export const handler = definePageHandler({
  name: 'send-contact-email',
  env: {
    ...submissionEnv,
    ...lakeVariables,
  },
  handle: async (request, env) => {
    const submission = {
      name: 'send-contact-email',
      schema: contactRequest,
      procedure: 'send_contact_message',
      toSubmission: async ({firstName, lastName, email, subject, message, locale, photo}) => ({
        firstName,
        lastName,
        email,
        subject,
        message,
        locale,
        ...(photo && {photo: await findPhoto(contentLake(env), photo)}),
      }),
    } satisfies Parameters<typeof storeSubmission<typeof contactRequest>>[0]
    return Response.json((await storeSubmission(submission, request, env)).stored)
  },
})

type LakeEnv = Partial<Record<keyof typeof lakeVariables, string>>

/** Only messages about a photo need these variables. */
function contentLake({
  SANITY_API_HOST,
  SANITY_PROJECT_ID,
  SANITY_DATASET,
  SANITY_API_READ_TOKEN,
}: LakeEnv): ContentLake {
  if (!SANITY_PROJECT_ID || !SANITY_DATASET || !SANITY_API_READ_TOKEN)
    throw new MisconfiguredError(
      'SANITY_PROJECT_ID, SANITY_DATASET and SANITY_API_READ_TOKEN are needed to look up a photo',
    )
  return createContentLake({
    SANITY_API_HOST,
    SANITY_PROJECT_ID,
    SANITY_DATASET,
    token: SANITY_API_READ_TOKEN,
    timeoutMs: 10_000,
  })
}
