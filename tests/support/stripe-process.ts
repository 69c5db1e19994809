import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Stripe} from 'stripe'
import {freePort} from '../../scripts/supervisor/ports.ts'
import {ServiceProcess} from './service-process.ts'

const SECRET_KEY = 'sk_test_integration'
const WEBHOOK_SECRET = 'whsec_aSecretOfTheIntegrationTests'

/** The official client of the Stripe at `url`, as the functions make theirs. */
function stripeClient(url: string, secretKey: string): Stripe {
  const {hostname, port} = new URL(url)
  return new Stripe(secretKey, {host: hostname, port, protocol: 'http', telemetry: false})
}

/** Calls an endpoint under `/local` of the Stripe at `url`: what buyers, banks and failures do. */
async function localStripe<Body = unknown>(url: string, path: string, body: object = {}): Promise<Body> {
  const response = await fetch(`${url}/local${path}`, {method: 'POST', body: JSON.stringify(body)})
  if (!response.ok) throw new Error(`/local${path}: ${await response.text()}`)
  return (await response.json()) as Body
}

/** A Stripe emulator for one test. */
export class StripeProcess {
  readonly url: string
  readonly client: Stripe
  /** Environment of the functions that use it. */
  readonly env: Record<'STRIPE_API_BASE' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET', string>
  readonly process: ServiceProcess
  readonly #directory: string

  private constructor(port: number, directory: string, settings: Record<string, string>) {
    this.url = `http://localhost:${port}`
    this.client = stripeClient(this.url, SECRET_KEY)
    this.env = {
      STRIPE_API_BASE: this.url,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    }
    this.#directory = directory
    this.process = new ServiceProcess({
      title: 'The Stripe emulator',
      args: [join(import.meta.dirname, '../../apps/emulators/stripe/main.ts')],
      env: {
        STRIPE_PORT: String(port),
        STATE_DIR: directory,
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        ...settings,
      },
      probe: `${this.url}/health`,
    })
  }

  /** @param settings further ones, such as `STRIPE_WEBHOOK_URL`, without which no webhook is delivered */
  static async start(settings: Record<string, string> = {}): Promise<StripeProcess> {
    const stripe = new StripeProcess(await freePort(), await mkdtemp(join(tmpdir(), 'stripe-')), settings)
    await stripe.process.start()
    return stripe
  }

  /** Calls an endpoint under `/local`. */
  local<Body = unknown>(path: string, body: object = {}): Promise<Body> {
    return localStripe<Body>(this.url, path, body)
  }

  async remove(): Promise<void> {
    await this.process.end('SIGTERM')
    await rm(this.#directory, {recursive: true})
  }
}
