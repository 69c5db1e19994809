import {urls} from '../addresses.ts'
import {setFunctionVariable} from '../hosted-site.ts'
import {fail, intercept} from '../hosts.ts'
import {answer, type Fault} from './fault.ts'

export const paymentAndMailFaults: Fault[] = [
  {
    what: 'Stripe refuses the key',
    breakIt: (hosted) => setFunctionVariable(hosted, 'STRIPE_SECRET_KEY', 'rk_live_ofNobody'),
    speaks: [['Stripe', 'problem', 'Stripe refuses STRIPE_SECRET_KEY']],
  },
  {
    what: 'the key of Stripe may do too little',
    breakIt: (hosted) =>
      intercept(hosted, urls.stripe, ({pathname}) =>
        pathname.endsWith('/sessions') ? answer(403, {}) : undefined,
      ),
    speaks: [['Stripe', 'problem', 'may not make Checkout Sessions']],
  },
  {
    what: 'the key of Stripe may not read what is paid out',
    breakIt: (hosted) =>
      intercept(hosted, urls.stripe, ({pathname}) =>
        pathname.endsWith('/payouts') ? answer(403, {}) : undefined,
      ),
    speaks: [['Stripe', 'problem', 'may not read Payouts']],
  },
  {
    what: 'the key of Stripe may not change monthly gifts',
    breakIt: (hosted) =>
      intercept(hosted, urls.stripe, ({pathname}) =>
        pathname.endsWith('/subscriptions') ? answer(403, {}) : undefined,
      ),
    speaks: [['Stripe', 'problem', 'may not change Subscriptions']],
  },
  {
    what: 'Stripe has no customer portal',
    breakIt: (hosted) =>
      intercept(hosted, urls.stripe, ({pathname}) =>
        pathname.endsWith('/configurations') ? answer(200, {data: []}) : undefined,
      ),
    speaks: [['Stripe', 'attention', 'Stripe’s customer portal is not set up']],
  },
  {
    what: 'Stripe fails',
    breakIt: (hosted) => intercept(hosted, urls.stripe, () => answer(503, 'Unavailable')),
    speaks: [['Stripe', 'problem', 'Stripe answers with the error 503']],
  },
  {
    what: 'Resend refuses the key',
    breakIt: (hosted) => setFunctionVariable(hosted, 'RESEND_API_KEY', 're_ofNobody'),
    speaks: [['Resend', 'problem', 'Resend refuses RESEND_API_KEY']],
  },
  {
    what: 'the connection to Resend breaks off',
    breakIt: (hosted) => fail(hosted, urls.resend, 'UND_ERR_SOCKET'),
    speaks: [['Resend', 'problem', 'The connection to api.resend.com broke off']],
  },
]
