import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox } from '#app/ui/field/choice.tsx'
import { Field, FieldGroup } from '#app/ui/field/field.tsx'
import { TextArea } from '#app/ui/field/input.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { onward } from '../process.css.ts'
import { OPEN_FORM } from '../step/open-form.ts'
import { useNoValidate } from '../use-no-validate.ts'
import type { FormPartProps, MembershipPanel } from './member-info-model.ts'
import * as styles from './member-info-step.css.ts'
import type { SharedEmail } from './person-contact.tsx'
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
      <Stack gap="x6">
        <ErrorSummary errors={props.errors} country={panel.primaryCardholder?.country ?? ''} />
        {isGift ? (
          <FieldGroup size="large" legend={<Subheading>{text('member-info-gifter')}</Subheading>}>
            <PersonFields
              prefix="gifter"
              form={props.memberInfo.form}
              person={gifterInfo}
              isFolded={panel.folded.gifter}
              hidesPhone
              required={['firstName', 'lastName', 'email']}
              errors={props.errors}
            />
          </FieldGroup>
        ) : null}
        <Primary {...props} />
        {isGift ? <GiftMessage panel={panel} /> : null}
        <SecondaryCardholders {...props} />
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
  const shared = useGiversEmail({ panel, errors })
  const { primaryCardholder: primary, isPrimaryChecked, membershipInfo } = panel
  const legend = text(membershipInfo.isGift ? 'member-info-recipient' : 'member-info-primary')
  if (isPrimaryChecked && primary)
    return (
      <FieldGroup
        size="large"
        legend={
          isOnlyPerson(panel) ? <VisuallyHidden>{legend}</VisuallyHidden> : <Subheading>{legend}</Subheading>
        }
      >
        <PersonFields
          prefix="primary"
          form={memberInfo.form}
          person={primary}
          shared={shared}
          isFolded={panel.folded.primary}
          required={panel.requiredOfPrimary}
          errors={errors}
          area={memberInfo.form.address ? { countries: panel.countries, ...memberInfo } : null}
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

/** A gift is handed over by its giver, who is written to; or its recipient is, and may be told of it. */
function useGiversEmail({ panel, errors }: Pick<FormPartProps, 'panel' | 'errors'>): SharedEmail | null {
  const text = useText()
  const { shared, membershipInfo, canSendMemberCardsForGift } = panel
  if (shared.primary === null) return null
  const notify = (
    <Checkbox
      name="notifyGiftRecipient"
      label={text('member-info-notify-recipient')}
      defaultChecked={membershipInfo.notifyGiftRecipient}
    />
  )
  return {
    label: text('member-info-shares-giver'),
    isShared: shared.primary && !errors['primary.email'],
    beside: canSendMemberCardsForGift ? notify : null,
  }
}

/** A membership for one, of one's own: its name says already who is asked. */
const isOnlyPerson = ({
  membershipInfo,
  numberOfSecondaryCardholders,
  secondaryCardholders,
}: MembershipPanel) =>
  !membershipInfo.isGift && numberOfSecondaryCardholders === 0 && secondaryCardholders.length === 0

/** Smaller than the name of the membership, larger than a label. */
const Subheading = ({ children }: { children: ReactNode }) => (
  <span className={styles.subheading}>{children}</span>
)

const GiftMessage = ({ panel }: { panel: MembershipPanel }) => (
  <Field id="member-giftMessage" label={useText()('member-info-gift-message')} optional>
    <TextArea name="giftMessage" maxLength={1_000} rows={2} defaultValue={panel.membershipInfo.giftMessage} />
  </Field>
)
