import { useId } from 'react'
import { NOTHING } from '#app/rules/donations/donation-choice.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Chips } from '#app/ui/chips/chips.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './donation-block.css.ts'
import { DONATION_CHOICE, DONATION_SHOWN } from './donation-form.ts'
import type { DonationEntry, DonationErrors, DonationPage } from './donation-model.ts'
import { DonationMore } from './donation-more.tsx'
import { DonationOptions } from './donation-options.tsx'
import { FurtherDonations } from './further-donations.tsx'
import type { ChangeDonation } from './use-donation-entry.ts'

export type DonationBlockProps = {
  page: DonationPage
  donation: DonationEntry
  errors: DonationErrors
  change: ChangeDonation
  tenantId: string
  /** nothing else is in the order: without JavaScript the block has its own button */
  alone: boolean
}

/** An invitation to give (ORD-068): amounts in sight, everything else folded once something is chosen (ORD-176). */
export const DonationBlock = ({ page, donation, errors, change, tenantId, alone }: DonationBlockProps) => {
  const text = useText()
  const headingId = useId()
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <input type="hidden" name={DONATION_SHOWN} value="true" />
      <div className={styles.top}>
        <header className={styles.head}>
          <Heading level={2} step="title" id={headingId}>
            {text('donation-heading')}
          </Heading>
          <p className={styles.subheading}>{text('donation-subheading')}</p>
        </header>
        <div className={styles.nothing}>
          <Chips
            legend={text('donation-remove-choice')}
            legendHidden
            name={DONATION_CHOICE}
            value={donation.choice.chosen}
            onChange={change.choose}
            chips={[{ value: NOTHING, label: text('donation-none') }]}
          />
        </div>
      </div>
      <div className={styles.options}>
        <DonationOptions options={page.options} choice={donation.choice} errors={errors} change={change} />
      </div>
      <DonationMore
        page={page}
        detail={donation.detail}
        errors={errors}
        change={change}
        tenantId={tenantId}
      />
      <FurtherDonations donations={page.others} />
      {alone ? (
        <noscript>
          <Button tone="secondary" name="intent" value="update">
            {text('donation-add')}
          </Button>
        </noscript>
      ) : null}
    </section>
  )
}
