import {execFileSync} from 'node:child_process'
import {closeSync, mkdtempSync, openSync, rmSync, writeSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest'
import {isDiskFull} from '../../apps/emulators/http/full-disk.ts'
import {greeting, temporaryMail} from '../../apps/emulators/mail/testing/temporary-mail.ts'
import {LakeProcess} from '../support/lake-process.ts'
import {StripeProcess} from '../support/stripe-process.ts'
import {SECRET_KEY, SupabaseProcess} from '../support/supabase-process.ts'

const disk = mkdtempSync(join(tmpdir(), 'disk-'))
const filler = join(disk, 'filler')

/** Only root may mount a file system of its own. What needs none is in `apps/emulators/http/full-disk.test.ts`. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0

beforeAll(() => {
  if (!canMount) return
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=420m', 'tmpfs', disk])
  vi.stubEnv('TMPDIR', disk)
})
afterAll(() => {
  vi.unstubAllEnvs()
  if (canMount) execFileSync('umount', [disk])
  rmSync(disk, {recursive: true})
})

/** Takes every byte that is left. */
function fill() {
  const file = openSync(filler, 'w')
  try {
    for (const size of [1 << 20, 4096]) {
      const chunk = Buffer.alloc(size)
      try {
        for (;;) if (writeSync(file, chunk) < size) break
      } catch (error) {
        if (!isDiskFull(error)) throw error
      }
    }
  } finally {
    closeSync(file)
  }
}

/** Of a call by an official client. */
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: {statusCode: number}) => error.statusCode,
  )

async function startServices() {
  const [supabase, lake, stripe, mail] = await Promise.all([
    SupabaseProcess.start(),
    LakeProcess.start(),
    StripeProcess.start(),
    temporaryMail(),
  ])
  onTestFinished(async () => void (await Promise.all([supabase.stop(), lake.stop(), stripe.remove()])))
  const admin = supabase.client(SECRET_KEY)
  const items = [{key: 'kaledos-2025', kind: 'event', takes_likes: true}]
  let count = 0
  const next = () => String((count += 1)).padStart(20, '0')
  return {
    supabase,
    async writes() {
      const visitor = `anon_1763720000000_${next()}`
      const like = supabase.client().from('event_likes').insert({event_id: 'kaledos-2025', user_id: visitor})
      const account = {email: `${next()}@home.test`, password: 'a long password'}
      return {
        function: (await admin.rpc('sync_content_items', {items})).status,
        row: (await like.setHeader('x-anonymous-id', visitor)).status,
        account: (await admin.auth.admin.createUser(account)).error?.status ?? 200,
        bucket: (await admin.storage.createBucket(next())).error?.status ?? 200,
        document: await statusOf(lake.client().create({_type: 'record'})),
        coupon: await statusOf(
          stripe.client.coupons.create({percent_off: 10, duration: 'once'}, {maxNetworkRetries: 0}),
        ),
        email: (await mail.post('/emails', greeting)).status,
      }
    },
    async reads() {
      return {
        rows: (await supabase.client().from('event_like_counts').select('like_count')).status,
        accounts: (await admin.auth.admin.listUsers()).data.users.length > 0,
        buckets: (await admin.storage.listBuckets()).data?.length !== 0,
        documents: Number(await lake.client().fetch('count(*[_type == "record"])')) > 0,
        coupons: (await stripe.client.coupons.list()).data.length > 0,
        emails: (await mail.inbox()).length > 0,
      }
    },
  }
}

const read = {rows: 200, accounts: true, buckets: true, documents: true, coupons: true, emails: true}
const written = {function: 200, row: 201, account: 200, bucket: 200, document: 200, coupon: 200, email: 200}
const refused = {function: 507, row: 507, account: 503, bucket: 507, document: 507, coupon: 507, email: 507}

test.runIf(canMount)(
  'on a full disk services read, refuse writes, and write again once there is space',
  async () => {
    const {supabase, writes, reads} = await startServices()
    expect(await writes()).toEqual(written)
    let isWriting = true
    const writers = Array.from({length: 10}, async () => {
      while (isWriting) await writes()
    })
    fill()
    // Neither writes that were under way nor those that follow end a service.
    await expect.poll(writes).toEqual(refused)
    isWriting = false
    await Promise.all(writers)
    expect(await reads()).toEqual(read)
    rmSync(filler)
    await expect.poll(writes).toEqual(written)
    expect(await reads()).toEqual(read)
    expect(supabase.output).not.toContain('ended')
  },
)
