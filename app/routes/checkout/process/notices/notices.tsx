import { REFUND } from '#app/rules/carts/cart-messages.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Notice, NoticeLine } from '#app/ui/notice/notice.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutAnswer, CheckoutPage } from '../checkout-model.ts'
import { OPEN_FORM } from '../step/open-form.ts'
import { PROBLEM_PLACE } from '../use-problem-focus.ts'
import { WalletWays } from './wallet-ways.tsx'

type ProblemNoticeProps = { answer: CheckoutAnswer | null; editHref: string }

/** Why the order was not placed; with the way back to it where it has to be changed first (CHK-052). */
export const ProblemNotice = ({ answer, editHref }: ProblemNoticeProps) => {
  if (!answer?.notice) return null
  return (
    <div id={PROBLEM_PLACE} tabIndex={-1}>
      <Notice tone="critical" live actions={<ProblemWays answer={answer} editHref={editHref} />}>
        {answer.notice}
        {answer.limits?.map(limit => (
          <p key={limit}>{limit}</p>
        ))}
      </Notice>
    </div>
  )
}

type ProblemWaysProps = { answer: CheckoutAnswer; editHref: string }

/** What can be done about it here: the wallet once more, the same press once more, or the order. */
const ProblemWays = ({ answer, editHref }: ProblemWaysProps) => {
  const text = useText()
  if (answer.isOfWallet) return <WalletWays />
  if (answer.isInFlight)
    return (
      <Button form={OPEN_FORM} name="intent" value="complete" size="small">
        {text('problem-try-again')}
      </Button>
    )
  return answer.editOrder ? <FixLink editHref={editHref} isGone={answer.isGone} /> : null
}

/** The coupon of a link counts for this order, and what it saves. */
export const LinkCouponNotice = ({ coupon }: { coupon: CheckoutPage['linkCoupon'] }) => {
  const text = useText()
  const { money } = useMoney()
  if (!coupon) return null
  const { code, discount } = coupon
  return <NoticeLine tone="positive">{text('coupon-applied', { code, amount: money(discount) })}</NoticeLine>
}

/** An order that would give money back cannot be placed here (CHK-051). */
export const RefundNotice = ({ total, editHref }: { total: Cents; editHref: string }) => {
  const text = useText()
  if (total >= 0) return null
  const [refund, advice] = REFUND
  return (
    <Notice tone="critical" heading={text(refund.text)} actions={<FixLink editHref={editHref} />}>
      {text(advice.text)}
    </Notice>
  )
}

/** A broken order has been cleared: the only way is to begin again (CHK-050). */
export const CartErrorNotice = () => {
  const text = useText()
  return (
    <Notice tone="critical" live>
      {text('cart-error')}
    </Notice>
  )
}

const FixLink = ({ editHref, isGone = false }: { editHref: string; isGone?: boolean }) => {
  const text = useText()
  return (
    <ButtonLink tone={isGone ? 'primary' : 'secondary'} size="small" href={editHref}>
      {text(isGone ? 'checkout-error-time' : 'checkout-error-fix')}
    </ButtonLink>
  )
}
