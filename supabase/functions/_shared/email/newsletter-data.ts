import type {Language} from '@site/schemas/languages'
import type {NewsletterTexts} from '@site/schemas/requests/newsletter-issue'
import {plainTextOf} from '@site/schemas/texts/rich-text'
import type {EmailData} from './email-data.ts'
import {singleLine} from './email-headers.ts'

const SUMMARY_LENGTH = 140

export function newsletterData(
  texts: NewsletterTexts,
  language: Language,
): Omit<EmailData<'newsletter-issue'>, 'token'> {
  const {subject, content} = texts[language] ?? texts.lt
  return {
    subject,
    summary: [...singleLine(plainTextOf(content))].slice(0, SUMMARY_LENGTH).join(''),
    content,
    isFallback: texts[language] === null,
  }
}
