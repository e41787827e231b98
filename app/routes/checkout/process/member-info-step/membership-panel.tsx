import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { onward } from '../process.css.ts'
import { OPEN_FORM } from '../step/open-form.ts'
import { InvalidMembership } from './invalid-membership.tsx'
import type { MemberInfo, MembershipPanel } from './member-info-model.ts'
import * as styles from './member-info-step.css.ts'
import { MembershipForm } from './membership-form.tsx'

type PanelProps = { panel: MembershipPanel; memberInfo: MemberInfo; errors: Record<string, string> }

/** One membership: its form, one line when it is done, or the button that opens it (CHK-023 to CHK-026). */
export const MembershipPanelBox = ({ panel, memberInfo, errors }: PanelProps) => {
  const { state, name, kind, membershipInfo } = panel
  const heading = useFocusWhenCurrent(panel.isCurrent)
  const isOpen = state === 'form'
  const isNext = state === 'next'
  const place = usePlace(panel, memberInfo)
  return (
    <section
      className={isNext ? styles.nextPanel : styles.panel}
      aria-labelledby={`membership-${panel.id}`}
      id={isOpen ? 'membership-open' : undefined}
    >
      {isNext ? <NextMembership /> : null}
      <header className={isNext ? styles.nextHead : styles.head}>
        <Icon name={membershipInfo.isGift ? 'gift' : 'person'} className={styles.sign} />
        <div className={styles.title}>
          <h3
            className={styles.heading}
            data-state={state}
            id={`membership-${panel.id}`}
            ref={heading}
            tabIndex={-1}
          >
            {name}
          </h3>
          {kind || place ? <p className={styles.kind}>{[place, kind].filter(Boolean).join(' · ')}</p> : null}
        </div>
        {state === 'summary' ? <ChangePanel panel={panel} memberInfo={memberInfo} /> : null}
      </header>
      <PanelBody panel={panel} memberInfo={memberInfo} errors={errors} />
    </section>
  )
}

/** Which of several memberships it is; null where there is one. */
function usePlace({ id }: MembershipPanel, { panels }: MemberInfo): string | null {
  const text = useText()
  if (panels.length < 2) return null
  const number = panels.findIndex(panel => panel.id === id) + 1
  return text('member-info-place', { number: String(number), total: String(panels.length) })
}

/** Ends the form above, so it stands before the line of the membership that it opens. */
const NextMembership = () => {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  return (
    <div className={onward}>
      <Button form={OPEN_FORM} name="intent" value="memberInfo" busy={busy}>
        {text('member-info-continue-membership')}
      </Button>
    </div>
  )
}

const PanelBody = ({ panel, memberInfo, errors }: PanelProps) => {
  if (panel.state === 'form') return <MembershipForm panel={panel} memberInfo={memberInfo} errors={errors} />
  if (panel.state === 'summary')
    return (
      <p className={styles.summary}>
        <Icon name="check" className={styles.check} />
        <span>{panel.summary}</span>
      </p>
    )
  if (panel.state === 'next' || panel.state === 'waiting') return null
  return <InvalidMembership panel={panel} memberInfo={memberInfo} />
}

/** Where another membership is open its form is sent along: what was typed there stays. */
const ChangePanel = ({ panel, memberInfo }: Omit<PanelProps, 'errors'>) => {
  const text = useText()
  const isFormOpen = memberInfo.panels.some(({ isCurrent }) => isCurrent)
  const button = (
    <Button
      tone="quiet"
      size="small"
      name="intent"
      value={`openMembership:${panel.id}`}
      form={isFormOpen ? OPEN_FORM : undefined}
      formNoValidate
      aria-label={text('member-info-edit-name', { membership: panel.name })}
    >
      {text('member-info-edit')}
    </Button>
  )
  return isFormOpen ? (
    <div className={styles.change}>{button}</div>
  ) : (
    <Form method="post" className={styles.change}>
      {button}
    </Form>
  )
}

/** The button that opened a membership is gone: reading goes on at its heading. */
function useFocusWhenCurrent(isCurrent: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(isCurrent)
  useEffect(() => {
    if (isCurrent && !before.current) heading.current?.focus()
    before.current = isCurrent
  }, [isCurrent])
  return heading
}
