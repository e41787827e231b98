import { Form, useNavigation } from '@remix-run/react'
import { Button } from '#app/ui/button/button.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { StepProps } from '../checkout-model.ts'
import { Step } from '../step/step.tsx'
import type { MemberInfo } from './member-info-model.ts'
import * as styles from './member-info-step.css.ts'
import { MembershipPanelBox } from './membership-panel.tsx'

/** Who the memberships of the order are for: one panel each (CHK-022). */
export const MemberInfoStep = ({ page, number, total, answer }: StepProps) => {
  const text = useText()
  const { memberInfo } = page
  if (!memberInfo) return null
  const { panels } = memberInfo
  return (
    <Step
      name="memberInfo"
      number={number}
      total={total}
      heading={text('member-info-heading')}
      page={page}
      summary={<Summaries panels={panels} />}
    >
      <Stack gap="x6">
        <div className={styles.panels}>
          {panels.map(panel => (
            <MembershipPanelBox
              key={panel.id}
              panel={panel}
              memberInfo={memberInfo}
              errors={answer?.errors ?? {}}
            />
          ))}
        </div>
        {memberInfo.isBlocked || panels.some(({ isCurrent }) => isCurrent) ? null : <Continue />}
      </Stack>
    </Step>
  )
}

const Summaries = ({ panels }: Pick<MemberInfo, 'panels'>) => (
  <ul className={styles.summaries}>
    {panels.map(({ id, name, summary }) => (
      <li key={id}>{[name, summary].filter(Boolean).join(': ')}</li>
    ))}
  </ul>
)

/** Where every panel is closed; an order with an invalid membership goes no further (CHK-019). */
const Continue = () => {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <Button name="intent" value="memberInfo" busy={busy}>
        {text('member-info-continue-payment')}
      </Button>
    </Form>
  )
}
