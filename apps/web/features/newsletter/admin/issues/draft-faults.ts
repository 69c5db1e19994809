import {newsletterIssue, type NewsletterDraft} from '@site/schemas/requests/newsletter-issue'

export const languages = ['lt', 'en'] as const
export type IssueLanguage = (typeof languages)[number]

export interface DraftFault {
  part: 'subject' | 'content'
  language: IssueLanguage
  code: 'required' | 'tooLong'
}

export function faultsIn(draft: Pick<NewsletterDraft, 'subject' | 'content'>): DraftFault[] {
  const issues = newsletterIssue.safeParse(draft).error?.issues ?? []
  const faults = issues.map(({path: [part, language], message}): DraftFault => ({
    part: part === 'subject' ? 'subject' : 'content',
    language: language === 'en' ? 'en' : 'lt',
    code: message === 'tooLong' ? 'tooLong' : 'required',
  }))
  return faults.toSorted((a, b) => order(a) - order(b))
}

const order = ({language, part}: DraftFault) => (language === 'en' ? 2 : 0) + (part === 'content' ? 1 : 0)
