import type { NextStep } from '#app/rules/onboarding/next-step.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { stepHref } from './item-href.ts'

type NextLinkProps = { tenantId: string; step: NonNullable<NextStep> }

/** The one thing to do next at a venue. */
export const NextLink = ({ tenantId, step }: NextLinkProps) => {
  const text = useText()
  const name =
    step === 'launch' || step === 'findings' ? 'onboarding-launch' : (`onboarding-item-${step}` as const)
  return (
    <ButtonLink href={stepHref(tenantId, step)}>{text('onboarding-next', { step: text(name) })}</ButtonLink>
  )
}
