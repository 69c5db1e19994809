import type {MalformedValues} from '../../../../tests/support/malformed-values.ts'
import type {PlainRequest} from '../../../../tests/support/send-as-is.ts'

const session = [
  ['mode', 'payment'],
  ['success_url', 'http://localhost:3000/?id={CHECKOUT_SESSION_ID}'],
  ['cancel_url', 'http://localhost:3000/'],
  ['customer_email', 'rasa@example.com'],
  ['client_reference_id', 'a-1'],
  ['locale', 'lt'],
  ['expires_at', '1900000000'],
  ['allow_promotion_codes', 'true'],
  ['line_items[0][quantity]', '1'],
  ['line_items[0][price_data][currency]', 'gbp'],
  ['line_items[0][price_data][unit_amount]', '1000'],
  ['line_items[0][price_data][product_data][name]', 'Auka'],
  ['metadata[campaign]', 'mokykla'],
  ['payment_intent_data[metadata][donation]', '1'],
  ['expand[]', 'line_items'],
]

const subscriptionSession = [
  ['mode', 'subscription'],
  ['success_url', 'http://localhost:3000/?id={CHECKOUT_SESSION_ID}'],
  ['customer', 'cus_1'],
  ['line_items[0][quantity]', '1'],
  ['line_items[0][price_data][currency]', 'gbp'],
  ['line_items[0][price_data][unit_amount]', '1000'],
  ['line_items[0][price_data][recurring][interval]', 'month'],
  ['line_items[0][price_data][product_data][name]', 'Auka'],
  ['subscription_data[metadata][donation]', '1'],
]

type Fields = string[][]

const endpoints: [method: string, path: string, fields?: Fields][] = [
  ['POST', '/v1/checkout/sessions', session],
  ['POST', '/v1/checkout/sessions', session],
  [
    'GET',
    '/v1/checkout/sessions',
    [
      ['limit', '3'],
      ['created[gte]', '0'],
      ['status', 'open'],
      ['expand[]', 'data.payment_intent'],
    ],
  ],
  ['GET', '/v1/checkout/sessions/cs_test_1'],
  ['GET', '/v1/checkout/sessions/cs_test_1/line_items', [['starting_after', 'li_1']]],
  ['POST', '/v1/checkout/sessions/cs_test_1/expire'],
  [
    'POST',
    '/v1/refunds',
    [
      ['payment_intent', 'pi_1'],
      ['amount', '100'],
      ['reason', 'duplicate'],
    ],
  ],
  [
    'POST',
    '/v1/products',
    [
      ['name', 'Auka'],
      ['active', 'true'],
      ['metadata[a]', 'b'],
    ],
  ],
  [
    'POST',
    '/v1/coupons',
    [
      ['percent_off', '10.5'],
      ['name', 'Narys'],
      ['applies_to[products][0]', 'prod_KaledosSuauges'],
    ],
  ],
  [
    'POST',
    '/v1/coupons',
    [
      ['amount_off', '500'],
      ['currency', 'gbp'],
      ['redeem_by', '1900000000'],
      ['metadata[a]', 'b'],
    ],
  ],
  [
    'POST',
    '/v1/promotion_codes',
    [
      ['promotion[type]', 'coupon'],
      ['promotion[coupon]', 'x'],
      ['max_redemptions', '1'],
    ],
  ],
  [
    'GET',
    '/v1/promotion_codes',
    [
      ['code', 'NARYS'],
      ['active', 'true'],
    ],
  ],
  [
    'GET',
    '/v1/events',
    [
      ['type', 'coupon.created'],
      ['ending_before', 'evt_1'],
    ],
  ],
  ['GET', '/v1/refunds', [['charge', 'ch_1']]],
  [
    'GET',
    '/v1/balance_transactions',
    [
      ['payout', 'po_1'],
      ['created[gte]', '0'],
      ['expand[]', 'data.source'],
    ],
  ],
  ['GET', '/v1/payouts', [['arrival_date[lt]', '1900000000']]],
  ['POST', '/v1/checkout/sessions', subscriptionSession],
  [
    'GET',
    '/v1/subscriptions',
    [
      ['customer', 'cus_1'],
      ['status', 'all'],
      ['expand[]', 'data.latest_invoice'],
    ],
  ],
  ['GET', '/v1/subscriptions/sub_1'],
  [
    'POST',
    '/v1/subscriptions/sub_1',
    [
      ['items[0][id]', 'si_1'],
      ['items[0][price_data][currency]', 'gbp'],
      ['items[0][price_data][product]', 'prod_1'],
      ['items[0][price_data][recurring][interval]', 'month'],
      ['items[0][price_data][unit_amount]', '1000'],
      ['proration_behavior', 'none'],
      ['pause_collection[behavior]', 'void'],
      ['pause_collection[resumes_at]', '1900000000'],
    ],
  ],
  ['DELETE', '/v1/subscriptions/sub_1', [['cancellation_details[comment]', 'a']]],
  ['GET', '/v1/customers/cus_1'],
  [
    'POST',
    '/v1/customers/cus_1',
    [
      ['email', 'rasa@example.com'],
      ['name', ''],
      ['metadata[a]', 'b'],
    ],
  ],
  ['DELETE', '/v1/customers/cus_1'],
  [
    'POST',
    '/v1/billing_portal/sessions',
    [
      ['customer', 'cus_1'],
      ['return_url', 'http://localhost:3000/'],
      ['flow_data[type]', 'payment_method_update'],
      ['flow_data[after_completion][type]', 'redirect'],
      ['flow_data[after_completion][redirect][return_url]', 'http://localhost:3000/'],
    ],
  ],
  [
    'GET',
    '/v1/billing_portal/configurations',
    [
      ['active', 'true'],
      ['is_default', 'true'],
    ],
  ],
  [
    'POST',
    '/p/session/bps_1',
    [
      ['action', 'save'],
      ['number', '4242 4242 4242 4242'],
    ],
  ],
  ['POST', '/i/in_1', [['action', 'pay']]],
  [
    'GET',
    '/v1/invoices',
    [
      ['subscription', 'sub_1'],
      ['status', 'open'],
      ['expand[]', 'data.payments'],
    ],
  ],
  ['GET', '/v1/invoices/in_1'],
  ['POST', '/v1/invoices/in_1/pay', [['payment_method', 'pm_1']]],
  [
    'GET',
    '/v1/invoice_payments',
    [
      ['invoice', 'in_1'],
      ['payment[type]', 'payment_intent'],
    ],
  ],
  ['GET', '/v1/quotes'],
  [
    'GET',
    '/b/kaledos-2025',
    [
      ['locale', 'lt'],
      ['prefilled_email', 'a@example.com'],
      ['prefilled_promo_code', 'NARYS'],
    ],
  ],
  ['GET', '/c/pay/cs_test_1'],
  [
    'POST',
    '/c/pay/cs_test_1',
    [
      ['action', 'pay'],
      ['number', '4242 4242 4242 4242'],
      ['quantity-li_1', '2'],
    ],
  ],
  [
    'POST',
    '/dashboard',
    [
      ['action', 'refund'],
      ['id', 'ch_1'],
      ['amount', '1'],
    ],
  ],
]
const otherMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND']
const oddNames = [
  'a[b]',
  'a[[]]',
  '[x]',
  'a[',
  '__proto__[x]',
  'constructor',
  'metadata[__proto__]',
  'line_items[999][quantity]',
]
const oddValues = [
  '',
  '-1',
  '1e3',
  '0x10',
  '99999999999999999999',
  'NaN',
  'null',
  '%',
  '%ff',
  '%u0041',
  '%00',
  'a%5Bb',
  '\u{1f600}',
]

/** A malformed request to the Stripe emulator. */
export function malformedStripeRequest(
  {random, pick, text, encoded}: MalformedValues,
  secretKey: string,
): PlainRequest {
  const [usualMethod, path, fields = []] = pick(endpoints)
  const method = random() < 0.95 ? usualMethod : pick(otherMethods)
  const encode = (value: string) => (random() < 0.9 ? encodeURIComponent(value.toWellFormed()) : value)
  const changed = fields.flatMap(([name = '', value = '']) => {
    const fate = random()
    if (fate < 0.05) return []
    const to = fate < 0.2 ? pick(oddValues) : fate < 0.25 ? text() : value
    const as = fate > 0.95 ? pick(oddNames) : name
    return [`${as}=${encode(to)}`]
  })
  if (random() < 0.1) changed.push(`${pick(oddNames)}=${pick(oddValues)}`)
  const form = changed.join(random() < 0.97 ? '&' : '&&=')
  const hasBody = !['GET', 'HEAD'].includes(method)
  const key = random() < 0.93 ? `Bearer ${secretKey}` : pick(['', 'Bearer', 'Bearer x', 'Basic eDp5'])
  const headers = {
    'content-type': ['application/json', 'text/plain', 'multipart/form-data; boundary=', 'x'],
    'idempotency-key': ['', 'x', 'x'.repeat(300), encodeURIComponent(text().toWellFormed()).slice(0, 50)],
    'stripe-version': ['2026-10-28.endive', '2020-08-27', 'x', ''],
  }
  const odd = Object.entries(headers).flatMap(([name, values]) =>
    random() < 0.08 ? [[name, pick(values)] as const] : [],
  )
  const oddPath = path
    .split('/')
    .map((part, n) => (n > 1 && random() < 0.05 ? encoded() : part))
    .join('/')
  return {
    method,
    // A request line holds ASCII only.
    path: hasBody || form === '' ? oddPath : `${oddPath}?${form.replaceAll(/[^\x21-\x7e]/g, '')}`,
    headers: {
      authorization: key,
      ...(hasBody && {'content-type': 'application/x-www-form-urlencoded'}),
      ...Object.fromEntries(odd),
    },
    body: hasBody ? Buffer.from(form) : undefined,
  }
}
