import { text } from '#theme/texts/text-definition.ts'

/** The page for resellers. */
export const resellersTexts = {
  'resellers-page-title': text('Resellers', 'Title of the resellers page'),
  'resellers-heading': text('Resellers', 'Resellers, heading', { fit: 'heading' }),
  'resellers-description': text(
    "To resell tickets you need an account at the provider's accounts site. Please register there first.",
    'Resellers',
  ),
  'resellers-register': text('Register', 'Resellers, link', { fit: 'button' }),
} as const
