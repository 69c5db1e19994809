'use client'

import {useSearchParams} from 'next/navigation'
import {createContext, type ReactNode, Suspense, use, useEffect, useState} from 'react'
import {type Checkout, watchCheckout} from '#/supabase/checkout-state.ts'
import {Spinner} from '../graphics/spinner.tsx'
import {markSessionScript} from './mark-session-script.ts'

interface CheckoutResultProps {
  processing: string
  /** The spinner stays at least this long. */
  processingMs?: number
  paid: ReactNode
  /** `paid` follows once it is paid. */
  unpaid: ReactNode
  /** It claims nothing either: no checkout has this `session_id`, or nobody answered. */
  unknown: ReactNode
  /** It claims nothing: a URL without `session_id` and a browser without JavaScript get it. */
  neutral: ReactNode
}

const PaidCheckout = createContext<Pick<Checkout, 'pence' | 'interval'>>({pence: null, interval: null})

/** What the database says of the payment whose result is shown. The URL, which anybody can write, says nothing of it. */
export const usePaidCheckout = () => use(PaidCheckout)

export function CheckoutResult(props: CheckoutResultProps) {
  return (
    <Suspense
      fallback={
        <div className="group">
          <script dangerouslySetInnerHTML={{__html: markSessionScript}} />
          <div className="group-data-session:hidden">{props.neutral}</div>
          <div className="hidden group-data-session:block">
            <Processing text={props.processing} />
          </div>
        </div>
      }
    >
      <KnownResult {...props} />
    </Suspense>
  )
}

function KnownResult({processing, processingMs = 0, neutral, ...results}: CheckoutResultProps) {
  const sessionId = useSearchParams().get('session_id')?.trim()
  const checkout = useCheckout(sessionId, processingMs)
  if (!sessionId) return neutral
  return (
    <div aria-live="polite">
      {checkout ? (
        <PaidCheckout value={checkout}>{results[checkout.state]}</PaidCheckout>
      ) : (
        <Processing text={processing} />
      )}
    </div>
  )
}

/** Undefined until there is an answer. */
function useCheckout(sessionId: string | undefined, processingMs: number): Checkout | undefined {
  const [checkout, setCheckout] = useState<Checkout>()

  useEffect(() => {
    if (!sessionId) return undefined
    const shownAt = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = watchCheckout(sessionId, (known) => {
      clearTimeout(timer)
      timer = setTimeout(() => setCheckout(known), shownAt + processingMs - performance.now())
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [sessionId, processingMs])

  return checkout
}

interface ProcessingProps {
  text: string
}

function Processing({text}: ProcessingProps) {
  return (
    <div className="frame flex flex-col items-center pt-24 text-center">
      <Spinner className="size-12 border-4 text-brand" />
      <h1 className="mt-6 text-h2">{text}</h1>
    </div>
  )
}
