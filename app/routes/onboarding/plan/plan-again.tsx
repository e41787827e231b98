import { ButtonLink } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export type AgainKind = keyof typeof WORDS

type PlanAgainProps = { kind: AgainKind; href: string; tone?: 'secondary' }

const WORDS = {
  form: 'onboarding-plan-form',
  files: 'onboarding-plan-again',
  imports: 'onboarding-imports-back',
} as const

/** The way back to what a plan was made from: the form with what was typed, the files, or the list of imports. */
export const PlanAgain = ({ kind, href, tone }: PlanAgainProps) => {
  const text = useText()
  return (
    <ButtonLink tone={tone} href={href}>
      {text(WORDS[kind])}
    </ButtonLink>
  )
}
