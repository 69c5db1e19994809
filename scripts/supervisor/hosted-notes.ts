import type {Profile} from './profile.ts'
import {localUrl} from './service-env.ts'

type Facts = Pick<Profile, 'ports' | 'settings' | 'hosted'>

/** What does not work where a service is hosted and the rest runs here, a line each. */
export function hostedNotes(facts: Facts): string[] {
  const {hosted} = facts
  return [
    ...siteUrlNotes(facts),
    ...(hosted.sanity ? sanityNotes(facts) : []),
    ...(hosted.supabase ? supabaseNotes(facts) : []),
    ...(hosted.resend ? resendNotes(facts) : []),
    ...(hosted.stripe ? stripeNotes(facts) : []),
  ]
}

const isPublic = (url?: string) => url !== undefined && new URL(url).hostname !== 'localhost'

function siteUrlNotes({ports, settings}: Facts): string[] {
  const [site, studio] = [localUrl(ports.site), localUrl(ports.studio)]
  return [
    ...(settings.SITE_URL && settings.SITE_URL !== site
      ? [
          `SITE_URL is ${settings.SITE_URL}: emails, payments and previews lead there, and forms sent from ${site} are refused.`,
        ]
      : []),
    ...(settings.STUDIO_URL && settings.STUDIO_URL.replace(/\/+$/, '') !== studio
      ? [`STUDIO_URL is not used: the Studio that belongs to this site runs at ${studio}.`]
      : []),
  ]
}

function sanityNotes({ports, settings, hosted}: Facts): string[] {
  const wait = settings.SANITY_API_HOST ? 'a minute' : 'ten minutes'
  return [
    'Sanity is hosted: only npm run load-example-content loads the example content, and its people cannot log in to the Studio.',
    (isPublic(settings.SITE_URL)
      ? `Sanity calls this machine only by a webhook to ${settings.SITE_URL}/api/revalidate. Without one, `
      : 'Sanity cannot call this machine: ') +
      `what is published is on the site within ${wait}` +
      (hosted.supabase ? '.' : ', and in the database within ten minutes.'),
    `Sanity lets the Studio in only if the project’s CORS origins have ${localUrl(ports.studio)}, with credentials.`,
    ...(settings.SANITY_API_WRITE_TOKEN || hosted.supabase
      ? []
      : [
          'SANITY_API_WRITE_TOKEN is not set: no approved photo gets into its album, and nothing scheduled is published.',
        ]),
  ]
}

function supabaseNotes({ports, settings, hosted}: Facts): string[] {
  const site = settings.SITE_URL ?? localUrl(ports.site)
  return [
    'Supabase is hosted: its functions have variables of their own, so RESEND_…, STRIPE_… and MAIL_FROM here are not used.',
    `Its functions accept forms only from the SITE_URL that they were given, and lead there in emails and after payments. Is it ${site}?`,
    'It has none of the example log-ins. npm run make-admin needs DATABASE_URL.',
    ...(hosted.sanity
      ? []
      : [
          'It knows the content of its own Sanity project only, and takes no like, comment or registration for what is only here.',
        ]),
    ...(settings.SITE_CLOCK
      ? [
          `Its functions take the real time as now, not ${settings.SITE_CLOCK} (SITE_CLOCK): a registration may be open here and closed there.`,
        ]
      : []),
  ]
}

const resendNotes = ({settings}: Facts): string[] => [
  'Resend is hosted: emails go to real people and to no inbox. It refuses the addresses of the example log-ins.',
  'Resend cannot call this machine: whether an email arrived or bounced is not known.' +
    (isPublic(settings.SITE_URL) ? '' : ' The links in emails work on this machine only.'),
]

function stripeNotes({ports, settings, hosted}: Facts): string[] {
  return [
    ...(/^\w+_live_/.test(settings.STRIPE_SECRET_KEY)
      ? ['STRIPE_SECRET_KEY is a live key: real money moves.']
      : []),
    `Stripe cannot call this machine: a payment is known after an hour, or at once while this runs: ` +
      `stripe listen --forward-to ${localUrl(ports.supabase)}/functions/v1/stripe-webhook`,
    ...(hosted.sanity ? [] : ['The tickets of the example content are not for sale.']),
  ]
}
