import { text } from '#theme/texts/lists/text-definition.ts'

/** The page for resellers. */
export const resellersTexts = {
  'resellers-page-title': text('Resellers', 'Title of the resellers page'),
  'resellers-heading': text('Resellers', 'Resellers, heading', { fit: 'heading' }),
  'resellers-description': text(
    'To resell tickets you need an account at the provider’s accounts site. Please register there first.',
    'Resellers, opening',
    { rich: true },
  ),
  'resellers-steps-heading': text('How it works', 'Resellers, heading of the steps', { fit: 'heading' }),
  'resellers-step-register': text(
    'Register your company at the accounts site. The form already knows that you come from {venue}.',
    'Resellers, first step',
    { args: { venue: 'string' } },
  ),
  'resellers-step-confirm': text(
    'We look at your registration and agree on terms.',
    'Resellers, second step',
  ),
  'resellers-step-sell': text(
    'Sign in at the accounts site and order tickets for your customers.',
    'Resellers, third step',
  ),
  'resellers-register': text('Register', 'Resellers, link', { fit: 'button' }),
  'resellers-contact': text('Would you rather talk first?', 'Resellers, above phone and email'),
} as const
