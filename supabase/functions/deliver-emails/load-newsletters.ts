import type {Language} from '@site/schemas/languages'
import {newsletterIssue} from '@site/schemas/requests/newsletter-issue'
import * as z from 'zod'
import {newsletterData} from '../_shared/email/newsletter-data.ts'
import type {OutboxEmail} from '../_shared/outbox.ts'
import {throwOnError, type ServiceClient} from '../_shared/service-client.ts'

/** The outbox stores a reference, not the text for each reader. */
const reference = z.object({issue: z.uuid(), token: z.string().optional()})

const templates = ['newsletter-issue', 'member-letter']

type LoadNewsletters = (emails: readonly OutboxEmail[]) => Promise<OutboxEmail[]>

type Texts = Record<Language, ReturnType<typeof newsletterData> & {purpose?: string}>

export function createNewsletterLoader(client: ServiceClient): LoadNewsletters {
  const loaded = new Map<string, Texts | undefined>()
  return async (emails) => {
    const references = emails.map(({template, data}) =>
      templates.includes(template) ? reference.safeParse(data).data : undefined,
    )
    for (const {issue} of references.filter((each) => each !== undefined)) {
      if (!loaded.has(issue)) loaded.set(issue, await loadNewsletter(client, issue))
    }
    return emails.map((email, index) => {
      const {issue = '', token} = references[index] ?? {}
      const texts = loaded.get(issue)?.[email.language === 'en' ? 'en' : 'lt']
      return texts ? {...email, data: {...texts, ...(token && {token})} as OutboxEmail['data']} : email
    })
  }
}

async function loadNewsletter(client: ServiceClient, id: string): Promise<Texts | undefined> {
  const {data, error} = await client
    .from('newsletter_issues')
    .select('purpose, subject_lt, subject_en, content_lt, content_en')
    .eq('id', id)
    .maybeSingle()
  throwOnError('newsletter_issues', error)
  const texts = newsletterIssue.safeParse({
    subject: {lt: data?.subject_lt, en: data?.subject_en},
    content: {lt: data?.content_lt, en: data?.content_en},
  }).data
  const purpose = data?.purpose && {purpose: data.purpose}
  return (
    texts && {
      lt: {...newsletterData(texts, 'lt'), ...purpose},
      en: {...newsletterData(texts, 'en'), ...purpose},
    }
  )
}
