import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox } from '#app/ui/field/choice.tsx'
import { Field, FieldGroup } from '#app/ui/field/field.tsx'
import { TextArea } from '#app/ui/field/input.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { onward } from '../process.css.ts'
import { OPEN_FORM } from '../step/open-form.ts'
import { useNoValidate } from '../use-no-validate.ts'
import type { FormPartProps, MembershipPanel } from './member-info-model.ts'
import * as styles from './member-info-step.css.ts'
import { PersonFields } from './person-fields.tsx'
import { SecondaryCardholders } from './secondary-cardholders.tsx'

/** Everybody who is asked about one membership; a gift has a giver and a message beside its recipient. */
export const MembershipForm = (props: FormPartProps) => {
  const text = useText()
  const { panel } = props
  const { isGift, gifterInfo } = panel.membershipInfo
  const busy = useNavigation().state !== 'idle'
  const hasNext = props.memberInfo.panels.some(({ isNext }) => isNext)
  return (
    <Form method="post" id={OPEN_FORM} noValidate={useNoValidate()} className={styles.form}>
      <input type="hidden" name="itemId" value={panel.id} />
      <Stack gap="x8">
        <ErrorSummary errors={props.errors} />
        {isGift ? (
          <FieldGroup size="large" legend={<Subheading>{text('member-info-gifter')}</Subheading>}>
            <PersonFields
              prefix="gifter"
              person={gifterInfo}
              isFolded={panel.folded.gifter}
              hidesPhone
              required={['firstName', 'lastName', 'email']}
              errors={props.errors}
            />
          </FieldGroup>
        ) : null}
        <Primary {...props} />
        <SecondaryCardholders {...props} />
        {isGift ? <GiftMessage panel={panel} /> : null}
        <UnansweredNotice />
        {hasNext ? null : (
          <div className={onward}>
            <Button name="intent" value="memberInfo" busy={busy}>
              {text('member-info-continue-payment')}
            </Button>
          </div>
        )}
      </Stack>
    </Form>
  )
}

/** Asked, or shown as known (CHK-212). */
const Primary = ({ panel, memberInfo, errors }: FormPartProps) => {
  const text = useText()
  const { primaryCardholder: primary, isPrimaryChecked, membershipInfo } = panel
  const legend = text(membershipInfo.isGift ? 'member-info-recipient' : 'member-info-primary')
  if (isPrimaryChecked && primary)
    return (
      <FieldGroup size="large" legend={<Subheading>{legend}</Subheading>}>
        <PersonFields
          prefix="primary"
          person={primary}
          isFolded={panel.folded.primary}
          required={panel.requiredOfPrimary}
          errors={errors}
          area={{ countries: panel.countries, ...memberInfo }}
        />
      </FieldGroup>
    )
  return (
    <div>
      <h4 className={styles.subheading}>{legend}</h4>
      <p className={styles.knownPerson}>{primary ? primary.name : text('member-info-buyer')}</p>
      {primary?.barcode ? (
        <p className={styles.kind}>{text('member-info-card-number', { number: primary.barcode })}</p>
      ) : null}
    </div>
  )
}

/** Smaller than the name of the membership, larger than a label. */
const Subheading = ({ children }: { children: ReactNode }) => (
  <span className={styles.subheading}>{children}</span>
)

const GiftMessage = ({ panel }: { panel: MembershipPanel }) => {
  const text = useText()
  const { giftMessage, notifyGiftRecipient } = panel.membershipInfo
  return (
    <Stack gap="x4">
      <Field id="member-giftMessage" label={text('member-info-gift-message')} optional>
        <TextArea name="giftMessage" maxLength={1_000} defaultValue={giftMessage} />
      </Field>
      {panel.canSendMemberCardsForGift ? (
        <Checkbox
          name="notifyGiftRecipient"
          label={text('member-info-notify-recipient')}
          defaultChecked={notifyGiftRecipient}
        />
      ) : null}
    </Stack>
  )
}
