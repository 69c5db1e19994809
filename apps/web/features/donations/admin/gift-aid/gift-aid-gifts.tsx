import {useLocale, useTranslations} from 'next-intl'
import {useState} from 'react'
import {dateInWords} from '@site/schemas/london-time/in-words'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {createRepeatableCall} from '#/browser/repeatable-call.ts'
import type {Result} from '#/supabase/query.ts'
import type {MoneyError} from '#/features/payments/payments-actions.ts'
import {makeClaim} from './gift-aid-actions.ts'
import {ChooseDeclarationDialog, HoldBackDialog, ReleaseButton} from './gift-decisions.tsx'
import {holdReasons, type GiftAidGift, type GiftAidLines, type Period} from './gift-aid-queries.ts'

/** A schedule of HMRC takes no more. The database claims the oldest. */
const MOST_IN_CLAIM = 1000

const isHeldByHand = ({reason}: GiftAidGift) => holdReasons.some((each) => each === reason)

const lackingDeclaration = ['no_declaration', 'anonymous', 'withdrawn', 'two_people', 'letters']

const lacksDeclaration = ({reason}: GiftAidGift) => reason !== null && lackingDeclaration.includes(reason)

const sumOf = (gifts: readonly {pence: number}[]) => gifts.reduce((sum, {pence}) => sum + pence, 0)

/** A quarter of what was given, which is the basic rate of what the donors earned for it. */
const taxOf = (pence: number) => Math.floor(pence / 4)

export function GiftAidGifts({lines, period}: {lines: GiftAidLines; period: Period}) {
  const t = useTranslations('admin.giftAid')
  const pounds = usePounds()
  const run = useMoneyAction()
  const [isClaiming, setIsClaiming] = useState(false)
  const [claimOnce] = useState(() => createRepeatableCall<Result<string, MoneyError>>())
  const claimable = lines.gifts.filter(({state}) => state === 'claimable').slice(0, MOST_IN_CLAIM)
  const held = lines.gifts.filter(({state}) => state === 'held')
  const claimed = lines.gifts.filter(({state}) => state === 'claimed')
  const owed = sumOf(lines.owed)
  const seen = {gifts: claimable.length, pence: sumOf(claimable), owed}
  const sums = {count: seen.gifts, given: pounds(seen.pence), tax: pounds(taxOf(seen.pence))}
  return (
    <>
      <section className="grid grid-cols-1 gap-4">
        <h3 className="text-h3">{t('claimable')}</h3>
        {lines.charity && (
          <p className="max-w-3xl">{t(lines.charity.claimsFees ? 'withFees' : 'withoutFees')}</p>
        )}
        <p>{t('sums', sums)}</p>
        {owed !== 0 && (
          <p className="max-w-3xl">
            {t('owed', {
              sum: pounds(owed),
              tax: pounds(taxOf(owed)),
              isAlone: claimable.length === 0 ? 'yes' : 'no',
            })}
          </p>
        )}
        {lines.charity && claimable.length + lines.owed.length > 0 && (
          <button
            type="button"
            onClick={() => setIsClaiming(true)}
            className={`${buttonClass()} justify-self-start`}
          >
            {t('claim.open')}
          </button>
        )}
        <GiftList gifts={claimable} />
      </section>
      {held.length > 0 && (
        <section className="grid grid-cols-1 gap-4">
          <h3 className="text-h3">{t('held')}</h3>
          <GiftList gifts={held} />
        </section>
      )}
      {claimed.length > 0 && (
        <p>{t('claimedSums', {count: claimed.length, given: pounds(sumOf(claimed))})}</p>
      )}
      <ConfirmDialog
        isOpen={isClaiming}
        title={t('claim.title')}
        description={<p>{t('claim.text', sums)}</p>}
        confirm={t('claim.confirm')}
        busy={t('busy')}
        variant="primary"
        onConfirm={() =>
          run(
            claimOnce.call({period, seen}, (key) => makeClaim(period, seen, key)),
            t('claim.done'),
          )
        }
        onClose={() => setIsClaiming(false)}
      />
    </>
  )
}

function GiftList({gifts}: {gifts: readonly GiftAidGift[]}) {
  const t = useTranslations('admin.giftAid')
  const locale = useLocale()
  const pounds = usePounds()
  const [holding, setHolding] = useState<GiftAidGift>()
  const [choosing, setChoosing] = useState<GiftAidGift>()
  return (
    <>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-raised empty:hidden">
        {gifts.map((gift) => (
          <li
            key={gift.paymentId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4"
          >
            <div className="grid min-w-0 gap-1">
              <p className="font-semibold wrap-break-word">
                {pounds(gift.pence)}, {gift.declarant ?? gift.donorName ?? t('nameless')}
              </p>
              <p className="text-small text-muted">
                {dateInWords(gift.donatedOn, locale)}
                {gift.isFee && `, ${t('fee')}`}
              </p>
              {gift.reason && <p>{t(`reason.${gift.reason}`)}</p>}
            </div>
            {gift.state === 'claimable' && (
              <button type="button" onClick={() => setHolding(gift)} className={buttonClass('quiet')}>
                {t('hold.open')}
              </button>
            )}
            {isHeldByHand(gift) && <ReleaseButton paymentId={gift.paymentId} />}
            {lacksDeclaration(gift) && (
              <button type="button" onClick={() => setChoosing(gift)} className={buttonClass('quiet')}>
                {t('choose.open')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <HoldBackDialog gift={holding} onClose={() => setHolding(undefined)} />
      <ChooseDeclarationDialog gift={choosing} onClose={() => setChoosing(undefined)} />
    </>
  )
}
