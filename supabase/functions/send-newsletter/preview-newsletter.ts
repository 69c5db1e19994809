import type {Language} from '@site/schemas/languages'
import type {NewsletterTexts} from '@site/schemas/requests/newsletter-issue'
import type {LetterPurpose} from '@site/schemas/statuses/newsletter'
import type {CommunityName} from '../_shared/community-name.ts'
import {newsletterData} from '../_shared/email/newsletter-data.ts'
import {renderEmail} from '../_shared/email/render-email.ts'

interface PreviewEnv {
  SITE_URL: string
  SUPABASE_URL: string
}

interface Preview {
  subject: string
  html: string
  text: string
}

export function previewNewsletter(
  texts: NewsletterTexts & {purpose?: LetterPurpose | null | undefined},
  community: CommunityName,
  env: PreviewEnv,
): Record<Language, Preview> {
  const preview = (language: Language) => {
    const rendered = renderEmail({
      ...(texts.purpose
        ? {template: 'member-letter', data: {...newsletterData(texts, language), purpose: texts.purpose}}
        : {template: 'newsletter-issue', data: newsletterData(texts, language)}),
      language,
      community,
      siteUrl: env.SITE_URL,
      functionsUrl: `${env.SUPABASE_URL}/functions/v1`,
    })
    if (!rendered.ok) throw new Error(`The newsletter cannot be rendered: ${rendered.error}`)
    const {subject, html, text} = rendered.email
    return {subject, html, text}
  }
  return {lt: preview('lt'), en: preview('en')}
}
