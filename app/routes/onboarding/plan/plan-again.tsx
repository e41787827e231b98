import { ButtonLink } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type PlanAgainProps = { kind: 'form' | 'files'; href: string; tone?: 'secondary' }

/** The way back to what a plan was made from: the form with what was typed, or the files. */
export const PlanAgain = ({ kind, href, tone }: PlanAgainProps) => {
  const text = useText()
  return (
    <ButtonLink tone={tone} href={href}>
      {text(kind === 'form' ? 'onboarding-plan-form' : 'onboarding-plan-again')}
    </ButtonLink>
  )
}
