import type Stripe from 'stripe'
import type {Account} from '../store/account.ts'

export const liveSubscriptions = ({store}: Account, {id}: Stripe.Customer): Stripe.Subscription[] =>
  store.list<Stripe.Subscription>({
    type: 'subscription',
    filters: {'$.customer': id},
    except: {'$.status': 'canceled'},
    limit: 100,
  })?.data ?? []
