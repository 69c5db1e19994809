import {randomUUID} from 'node:crypto'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect} from 'vitest'
import {freePort} from '../../scripts/supervisor/ports.ts'
import {ServiceProcess} from './service-process.ts'
import {StripeProcess} from './stripe-process.ts'
import {PUBLISHABLE_KEY, SECRET_KEY, SupabaseProcess} from './supabase-process.ts'

const emulator = (name: string) => join(import.meta.dirname, `../../apps/emulators/${name}/main.ts`)

const API_KEY = 're_delivery'
export const ORGANISERS = 'organisers@home.test'
const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of the delivery tests').toString('base64')}`

/** An email in the inbox. */
export interface ArrivedEmail {
  id: string
  from: {address: string; name: string}[]
  to: {address: string}[]
  subject: string
  text: string
  html: string
}

interface NewEmail {
  recipient: string
  kind?: 'account' | 'transactional' | 'newsletter'
}

/**
 * Postgres, the functions with their schedule, Resend with its inbox, and on request Stripe, each a process that a test may
 * kill.
 */
export class DeliveryStack {
  readonly supabase: SupabaseProcess
  readonly functions: ServiceProcess
  readonly mail: ServiceProcess
  /** URL below which each function is called by its name. */
  readonly functionsUrl: string
  readonly #directory: string
  readonly #resendUrl: string
  readonly #inboxUrl: string
  readonly #stripe: StripeProcess | undefined

  private constructor(
    supabase: SupabaseProcess,
    directory: string,
    ports: Record<string, number>,
    stripe: StripeProcess | undefined,
    functionsEnv: Record<string, string>,
  ) {
    this.supabase = supabase
    this.#stripe = stripe
    this.#directory = directory
    this.#resendUrl = `http://127.0.0.1:${ports.resend}`
    this.#inboxUrl = `http://127.0.0.1:${ports.inbox}`
    this.functionsUrl = `http://127.0.0.1:${ports.functions}/functions/v1`
    this.mail = new ServiceProcess({
      title: 'The mail emulator',
      args: [emulator('mail')],
      env: {
        RESEND_PORT: String(ports.resend),
        INBOX_PORT: String(ports.inbox),
        MAIL_SMTP_PORT: String(ports.smtp),
        STATE_DIR: directory,
        RESEND_API_KEY: API_KEY,
        RESEND_WEBHOOK_URL: `${this.functionsUrl}/resend-webhook`,
        RESEND_WEBHOOK_SECRET: WEBHOOK_SECRET,
      },
      probe: `${this.#resendUrl}/health`,
    })
    this.functions = new ServiceProcess({
      title: 'The functions',
      args: [emulator('functions')],
      cwd: join(import.meta.dirname, '../..'),
      env: {
        FUNCTIONS_PORT: String(ports.functions),
        SUPABASE_URL: supabase.url,
        SUPABASE_SECRET_KEYS: JSON.stringify({default: SECRET_KEY}),
        SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({default: PUBLISHABLE_KEY}),
        SITE_URL: 'http://localhost:3000',
        RESEND_API_KEY: API_KEY,
        RESEND_BASE_URL: this.#resendUrl,
        RESEND_WEBHOOK_SECRET: WEBHOOK_SECRET,
        MAIL_FROM: 'Bendruomenė <info@community.test>',
        ORGANISERS_EMAIL: ORGANISERS,
        ...stripe?.env,
        ...functionsEnv,
      },
      probe: `${this.functionsUrl}/_health`,
    })
  }

  /** @param options `functionsEnv`: further variables of the functions */
  static async start({
    withStripe = false,
    functionsEnv = {},
  }: {withStripe?: boolean; functionsEnv?: Record<string, string>} = {}): Promise<DeliveryStack> {
    const ports = {
      resend: await freePort(),
      inbox: await freePort(),
      smtp: await freePort(),
      functions: await freePort(),
    }
    const directory = await mkdtemp(join(tmpdir(), 'delivery-'))
    const stripe = withStripe ? await startStripe(ports.functions) : undefined
    const stack = new DeliveryStack(await SupabaseProcess.start(), directory, ports, stripe, functionsEnv)
    try {
      await stack.mail.start()
      await stack.functions.start()
      return stack
    } catch (error) {
      await stack.stop()
      throw error
    }
  }

  /** @throws {Error} when the stack was started without it */
  get stripe(): StripeProcess {
    if (!this.#stripe) throw new Error('The stack has no Stripe')
    return this.#stripe
  }

  /** The first process of each service. */
  pids(): Record<string, number> {
    return {
      'Supabase and Postgres': this.supabase.pid,
      functions: this.functions.pid,
      mail: this.mail.pid,
    }
  }

  async stop(): Promise<void> {
    await this.functions.end('SIGTERM')
    await this.mail.end('SIGTERM')
    await this.supabase.stop()
    await this.#stripe?.remove()
    await rm(this.#directory, {recursive: true, force: true})
  }

  /** Queues emails, in one request for all, and resolves to their ids. */
  async queue(emails: readonly NewEmail[]): Promise<string[]> {
    const client = this.supabase.client(SECRET_KEY)
    return Promise.all(
      emails.map(async ({recipient, kind = 'account'}) => {
        const {data, error} = await client.rpc('queue_email', {
          recipient,
          template: 'password-changed',
          language: 'lt',
          data: {link: 'http://localhost:3000/slaptazodis'},
          idempotency_key: `delivery/${randomUUID()}`,
          kind,
        })
        if (error) throw new Error(error.message)
        return data
      }),
    )
  }

  /** The row of the outbox. */
  async row(id: string) {
    const {data} = await this.supabase
      .client(SECRET_KEY)
      .from('email_outbox')
      .select('*')
      .eq('id', id)
      .single()
    return data
  }

  /** The emails in the inbox, in the order of their arrival. */
  async inbox(): Promise<ArrivedEmail[]> {
    return (await (await fetch(`${this.#inboxUrl}/api/email`)).json()) as ArrivedEmail[]
  }

  /** An email as it arrived: its headers and its parts. */
  async source({id}: ArrivedEmail): Promise<string> {
    return (await fetch(`${this.#inboxUrl}/api/email/${id}/source`)).text()
  }

  /** Recipients of the emails in the inbox, in the order of their arrival. */
  async arrived(): Promise<string[]> {
    return (await this.inbox()).map(({to}) => to[0]?.address ?? '')
  }

  /** How many emails in the inbox each of these addresses has. */
  async arrivals(recipients: readonly string[]): Promise<number[]> {
    const arrived = await this.arrived()
    return recipients.map((recipient) => arrived.filter((each) => each === recipient).length)
  }

  /** Waits until the inbox has an email to this address. */
  async arrival(recipient: string): Promise<void> {
    await expect.poll(() => this.arrived(), {timeout: 60_000, interval: 200}).toContain(recipient)
  }

  /** Makes Resend fail, or work again. */
  async outage(status: number | 'timeout' | 'lost' | null, name?: string): Promise<void> {
    const response = await fetch(`${this.#resendUrl}/local/outage`, {
      method: 'POST',
      body: JSON.stringify({status, name}),
    })
    expect(response.status).toBe(200)
  }
}

/** Stripe, which repeats a webhook after a second. */
const startStripe = (functionsPort: number) =>
  StripeProcess.start({
    STRIPE_WEBHOOK_URL: `http://127.0.0.1:${functionsPort}/functions/v1/stripe-webhook`,
    STRIPE_WEBHOOK_RETRY_SECONDS: Array.from({length: 60}, () => '1').join(','),
  })

/** An address that no other test has. */
export const newAddress = (name = 'rasa') => `${name}-${randomUUID().slice(0, 8)}@home.test`
