import type { OrderItemsProps } from '../../order-items-props.ts'
import { DonationBlock } from './donation-block.tsx'
import type { DonationErrors } from './donation-model.ts'

const NO_ERRORS: DonationErrors = {}

/**
 * The donation of the order, where the venue takes any; nobody is asked for one beside what is sold out, unless they have chosen it. The lists of a letter's address come with an answer where they were needed.
 */
export const DonationOfOrder = ({
  page,
  order: { donation, answer, isEmpty, isOrderable },
}: OrderItemsProps) => {
  const isSoldOut = !isEmpty && !isOrderable && !donation.entry.choice.chosen
  if (!page.donation || isSoldOut) return null
  return (
    <DonationBlock
      page={answer?.lists ? { ...page.donation, lists: answer.lists } : page.donation}
      donation={donation.entry}
      errors={answer?.refusal.donation ?? NO_ERRORS}
      change={donation.change}
      tenantId={page.tenantId}
      alone={isEmpty}
    />
  )
}
