import { text } from '#theme/texts/lists/text-definition.ts'

const onVerify = (what: string) => `Member verification, ${what}`

/** Sign-in, passwords and membership verification. */
export const authTexts = {
  'auth-login-page-title': text('Sign in', 'Title of the sign-in screen'),
  'auth-login-heading': text('Sign in', 'Sign-in, heading', { fit: 'heading' }),
  'auth-login-description': text('Sign in to view your past orders', 'Sign-in, under the heading'),
  'auth-email': text('Email', 'Sign-in, label', { fit: 'label' }),
  'auth-password': text('Password', 'Sign-in, label', { fit: 'label' }),
  'auth-password-show': text('Show password', 'Sign-in and new password, button below the field', {
    fit: 'button',
  }),
  'auth-other-ways': text('Sign in another way, or find an order', 'Sign-in, folded part', { fit: 'label' }),
  'auth-login-guest': text('You can buy tickets without an account.', 'Sign-in, under the form'),
  'auth-forgot-password': text('Forgot Password', 'Sign-in, link', { fit: 'label' }),
  'auth-first-sign-in': text(
    'First time here? Choose a password',
    'Sign-in, link for those who have ordered but have no password yet',
    {
      fit: 'label',
    },
  ),
  'auth-cancel': text('Cancel', 'Sign-in, link', { fit: 'button' }),
  'auth-sign-in': text('Sign In', 'Sign-in, button', { fit: 'button' }),
  'auth-email-invalid': text('Please enter a valid email', 'Sign-in, error'),
  'auth-password-required': text('Please enter a password', 'Sign-in, error'),
  'auth-passwords-differ': text('Passwords do not match', 'Change password, error'),
  'auth-password-too-short': text('Please enter a password', 'Change password, error of a short password'),
  'auth-password-common': text(
    'This password is used too often. Please choose another one.',
    'Change password, error of a common password',
  ),
  'auth-failed': text('The email or password is not correct.', 'Sign-in refused'),
  'auth-forgot-page-title': text('Forgot your password?', 'Title of the forgot-password screen'),
  'auth-forgot-heading': text('Forgot your password?', 'Forgot password, heading', { fit: 'heading' }),
  'auth-forgot-description': text(
    'Enter the email of your orders and we send you a link to choose a password.',
    'Forgot password, under the heading',
  ),
  'auth-send-email': text('Send Email', 'Forgot password, button', { fit: 'button' }),
  'auth-email-sent': text('Email sent', 'Forgot password, confirmation', { fit: 'heading' }),
  'auth-email-sent-description': text(
    'An email has been sent to {email}. Click the link to complete your password recovery.',
    'Forgot password, confirmation',
    { args: { email: 'string' }, required: ['email'] },
  ),
  'auth-change-page-title': text('Update your password', 'Title of the change-password screen'),
  'auth-change-heading': text('Update your password', 'Change password, heading', { fit: 'heading' }),
  'auth-create-page-title': text(
    'Create your password',
    'Title of the change-password screen before a first review',
  ),
  'auth-create-heading': text('Create your password', 'Change password before a first review, heading', {
    fit: 'heading',
  }),
  'auth-create-password': text('Create Password', 'Change password before a first review, button', {
    fit: 'button',
  }),
  'auth-change-first-review': text(
    'Since this is your first review, please create a password.',
    'Change password before a first review',
  ),
  'auth-new-password': text('New password', 'Change password, label', { fit: 'label' }),
  'auth-reenter-password': text('Re-enter password', 'Change password, label', { fit: 'label' }),
  'auth-update-password': text('Update Password', 'Change password, button', { fit: 'button' }),
  'auth-link-request': text('Email me a sign-in link', 'Sign-in, button', { fit: 'button' }),
  'auth-link-sent': text(
    'If {email} is known here, a link is on its way. It signs you in without a password, for one hour.',
    'Sign-in, a link was asked for',
    { args: { email: 'string' }, required: ['email'] },
  ),
  'auth-password-hint': text(
    '{count, plural, one {At least # character} other {At least # characters}}',
    'Change password, below the label',
    { args: { count: 'number' } },
  ),
  'auth-orders-link': text('Find an order without an account', 'Sign-in, link', { fit: 'label' }),
  'auth-tickets-again': text('Send my tickets again', 'Sign-in, link', { fit: 'label' }),
  'auth-orders-page-title': text('Find your order', 'Title of the screen that finds orders'),
  'auth-orders-heading': text('Find your order', 'Find an order, heading', { fit: 'heading' }),
  'auth-orders-description': text(
    'Enter the email of your order. We send you a link to your orders and tickets; you need no account.',
    'Find an order, under the heading',
  ),
  'auth-orders-sent': text(
    'If there are orders under {email}, a link to them is on its way. It is valid for one day.',
    'Find an order, a link was asked for',
    { args: { email: 'string' }, required: ['email'] },
  ),
  'auth-orders-opening': text('Opening your orders...', 'Orders by link'),
  'auth-with-password': text('Sign in with a password', 'Sign-in after a link that is over, link', {
    fit: 'label',
  }),
  'auth-link-gone': text(
    'This link is no longer valid. Please ask for a new one.',
    'A mailed link that was used, is too old or is unknown',
  ),
  'auth-too-many': text(
    'There were too many tries. Please wait a few minutes and try again.',
    'Sign-in screens, after too many tries',
  ),
  'auth-error': text('This did not work just now. Please try again.', 'Sign-in screens, error'),
  'auth-passkey-sign-in': text('Sign in with a passkey', 'Sign-in, button', { fit: 'button' }),
  'auth-passkey-failed': text(
    'This passkey is not known here. Please sign in with your email and password.',
    'Sign-in with a passkey, refused',
  ),
  'auth-passkey-cancelled': text(
    'No passkey was used. You can try again, or sign in with your password.',
    'Sign-in with a passkey that was canceled',
  ),
  'auth-passkey-offer': text('Sign in faster next time', 'Offer of a passkey, heading', { fit: 'heading' }),
  'auth-passkey-offer-description': text(
    'With a passkey your fingerprint, your face or the lock of this device is enough. Your password stays as it is.',
    'Offer of a passkey, below the heading',
  ),
  'auth-passkey-offer-dismiss': text('No, thanks', 'Offer of a passkey, button that hides it', {
    fit: 'button',
  }),
  'auth-passkey-offer-close': text('Close', 'Offer of a passkey that was taken, button', { fit: 'button' }),
  'auth-passkey-add': text('Add a passkey', 'Offer of a passkey and profile, button', { fit: 'button' }),
  'auth-passkey-added': text('Your passkey is ready. Use it the next time you sign in.', 'Passkey added'),
  'auth-passkey-there': text(
    'This device has a passkey for your account already.',
    'A passkey that the device has already',
  ),
  'auth-passkey-not-added': text(
    'The passkey could not be added. Please try again.',
    'A passkey that was not added',
  ),
  'auth-token-working': text('Signing you in...', 'Sign-in by link'),
  'auth-token-continue': text('Continue', 'Sign-in by link, button without JavaScript', { fit: 'button' }),

  'member-login-page-title': text('Verify your membership', 'Title of the member verification'),
  'member-login-heading': text('Verify your membership', onVerify('heading'), { fit: 'heading' }),
  'member-login-description': text(
    'Your prices and members’ events appear at once.',
    onVerify('under the heading'),
    { rich: true },
  ),
  'member-login-id': text('Membership ID', onVerify('label'), { fit: 'label' }),
  'member-login-id-hint': text('It is printed on your card.', onVerify('under the number')),
  'member-login-last-name': text('Primary cardholder last name', onVerify('label'), { fit: 'label' }),
  'member-login-email': text('Email', onVerify('label'), { fit: 'label' }),
  'member-login-by-email': text('Verify by email instead', onVerify('link'), { fit: 'label' }),
  'member-login-by-id': text('Verify by membership ID instead', onVerify('link'), { fit: 'label' }),
  'member-login-submit': text('Verify Membership', onVerify('button'), { fit: 'button' }),
  'member-login-join': text('Join Now', onVerify('link'), { fit: 'label' }),
  'member-login-sign-in': text('Sign in to view your past orders', onVerify('link to the sign-in'), {
    fit: 'label',
  }),
  'member-login-email-invalid': text('Please enter a valid email address', onVerify('error')),
  'member-login-id-required': text('Please enter a membership id', onVerify('error')),
  'member-login-last-name-required': text('Please enter a membership last name', onVerify('error')),
  'member-login-id-check': text('Please check the number on your card', onVerify('error')),
  'member-login-last-name-check': text('Please check the last name on your card', onVerify('error')),
  'member-login-failed': text("We can't verify your membership right now", onVerify('notice')),
  'member-login-token-expired': text('Your link has expired', onVerify('notice')),
  'member-login-not-found': text('Your membership was not found', onVerify('notice')),
  'member-login-check-email': text('Please check your email', onVerify('notice')),
  'member-login-sent': text(
    'If {email} belongs to a membership, a link is on its way. It is valid for one hour.',
    onVerify('waiting page'),
    { args: { email: 'string' }, required: ['email'] },
  ),
  'member-login-code': text('Code', onVerify('label of the code'), { names: true }),
  'member-login-code-yours': text('Your code', onVerify('waiting page, above the code'), { fit: 'label' }),
  'member-login-code-use': text(
    'You may open the link on any device. Enter this code there, and this page continues by itself.',
    onVerify('waiting page, below the code'),
  ),
  'member-login-continue': text('Continue', onVerify('button'), { fit: 'button' }),
  'member-login-not-opened': text(
    'The link has not been opened yet. Open it and enter your code, then continue here.',
    onVerify('waiting page, notice'),
  ),
  'member-login-other-email': text('Use another email', onVerify('waiting page, link'), { fit: 'label' }),
  'member-login-link-heading': text('Your membership is one step away', onVerify('opened link, heading'), {
    fit: 'heading',
  }),
  'member-login-link-description': text(
    'Continue to use your membership on this device.',
    onVerify('opened link, under the heading'),
  ),
  'member-login-link-used': text(
    'Enter your email and we send a new one.',
    onVerify('link that is over, under the heading'),
  ),
  'member-login-link-unknown': text(
    'This link has ended or is not complete. Enter your email and we send a new one.',
    onVerify('link that is unknown, under the heading'),
  ),
  'member-login-new-link': text('Send a New Link', onVerify('link that is over, button'), { fit: 'button' }),
  'member-login-working': text('Verifying your membership...', onVerify('opened link')),
  'member-login-other-device': text(
    'Started on another device?',
    onVerify('opened link, heading of the form for the code'),
    { fit: 'heading' },
  ),
  'member-login-other-device-description': text(
    'Enter the code that the other device shows. The other device then continues by itself.',
    onVerify('opened link, above the code'),
  ),
  'member-login-code-submit': text('Continue there', onVerify('opened link, button'), { fit: 'button' }),
  'member-login-code-required': text('Please enter the code with four digits', onVerify('error')),
  'member-login-code-wrong': text('This is not the code that is shown there', onVerify('error')),
  'member-login-confirmed-heading': text('Thank you', onVerify('after the code, heading'), {
    fit: 'heading',
  }),
  'member-login-confirmed': text(
    'Your membership is verified on the other device. You can close this page.',
    onVerify('after the code'),
  ),
  'member-login-try-id-or-email': text(
    'Please enter your membership ID or email address to try again.',
    onVerify('advice'),
  ),
  'member-login-try-id-name-or-email': text(
    'Please enter your membership ID and last name or your email address to try again.',
    onVerify('advice'),
  ),
  'member-login-try-email': text('Please enter your email address to try again.', onVerify('advice')),
} as const
