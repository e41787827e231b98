import { index, layout, type RouteConfig, route } from '@remix-run/route-config'

const events = [
  route('events/:tenantId/list', 'routes/events/list/route.tsx'),
  route('events/:tenantId/detail/:eventId', 'routes/events/detail/route.tsx'),
  route('events/:tenantId/reviews', 'routes/events/reviews/route.tsx'),
  route('events/:tenantId/invitations/:token', 'routes/events/invitations/route.tsx'),
  route('events/:tenantId/waiting/:eventId', 'routes/events/waiting/route.tsx'),
  route('events/:tenantId/waiting/entry/:token', 'routes/events/waiting-entry/route.tsx'),
  route('events/:tenantId/party', 'routes/events/party/route.ts'),
  route('events/:tenantId/missing', 'routes/missing/route.tsx'),
]

const orders = [
  route('orders/:tenantId/tickets', 'routes/orders/tickets/route.tsx'),
  route('orders/:tenantId/tickets/keep', 'routes/orders/tickets/keep/route.ts'),
  layout('routes/orders/layout/route.tsx', [
    route('orders/:tenantId/calendar', 'routes/orders/calendar/route.tsx'),
    route('orders/:tenantId/combo', 'routes/orders/combo/route.tsx'),
    route('orders/:tenantId/forms', 'routes/orders/forms/route.tsx'),
  ]),
  route('orders/:tenantId/order/:link', 'routes/orders/order/route.tsx'),
  route('orders/:tenantId/order/:link/move/:slotId', 'routes/orders/move-visit/route.tsx'),
  route('orders/:tenantId/order/:link/cancel', 'routes/orders/cancel-order/route.tsx'),
  route('orders/:tenantId/ticket/:link', 'routes/orders/ticket/route.tsx'),
  route('orders/:tenantId/again', 'routes/orders/again/route.tsx'),
  route('orders/:tenantId/other-device', 'routes/orders/other-device/route.tsx'),
  route('orders/:tenantId/continue/:link', 'routes/orders/continue/route.tsx'),
  route('orders/:tenantId/undo', 'routes/orders/undo/route.ts'),
  route('orders/:tenantId/address-lists', 'routes/orders/address-lists/route.ts'),
  route('orders/:tenantId/cart-report', 'routes/orders/cart-report/route.ts'),
]

const membership = [
  route('membership/:tenantId', 'routes/membership/shell/route.tsx', [
    index('routes/membership/start/route.tsx'),
    route('join', 'routes/membership/join/route.tsx'),
    route('group/:groupId', 'routes/membership/group/route.tsx'),
    route('detail/:membershipCategoryId', 'routes/membership/detail/route.tsx'),
    route('profile', 'routes/membership/profile/route.tsx'),
    route('renew', 'routes/membership/renew/route.tsx'),
    route('renew/detail', 'routes/membership/renew-detail/route.tsx'),
    route('upgrade', 'routes/membership/upgrade/route.tsx'),
    route('card', 'routes/checkout/card-on-file/route.tsx'),
  ]),
]

const account = [
  route('account/:tenantId', 'routes/account/shell/route.tsx', [
    index('routes/account/start/route.tsx'),
    route('orders', 'routes/account/orders/route.tsx'),
    route('orders/:orderId', 'routes/account/order/route.tsx'),
    route('profile', 'routes/account/profile/route.tsx'),
  ]),
]

const auth = [
  route('auth/:tenantId', 'routes/auth/shell/route.tsx', [
    index('routes/auth/start/route.tsx'),
    route('login', 'routes/auth/login/route.tsx'),
    route('login/:token', 'routes/auth/token-login/route.tsx'),
    route('members', 'routes/auth/members/route.tsx'),
    route('members/record', 'routes/auth/member-record/route.ts'),
    route('members/verification', 'routes/auth/verification-state/route.ts'),
    route('passkeys', 'routes/auth/passkeys/route.ts'),
    route('logout', 'routes/auth/logout/route.tsx'),
    route('forgotPassword', 'routes/auth/forgot-password/route.tsx'),
    route('orders', 'routes/auth/find-orders/route.tsx'),
    route('orders/:token', 'routes/auth/open-orders/route.tsx'),
    route('email/:token', 'routes/auth/confirm-email/route.tsx'),
    route('changePassword/:token', 'routes/auth/change-password/route.tsx'),
  ]),
]

const platform = [
  route('legal/:tenantId/terms', 'routes/legal/terms/route.tsx'),
  route('legal/:tenantId/privacy', 'routes/legal/privacy/route.tsx'),
  route('resellers/:tenantId', 'routes/resellers/route.tsx'),
  route('status/:tenantId', 'routes/status/shop/route.tsx'),
  route('status/:tenantId/unsupported', 'routes/status/unsupported/route.tsx'),
]

const checkout = [
  route('checkout/:tenantId', 'routes/checkout/shell/route.tsx', [
    index('routes/checkout/start/route.tsx'),
    route('process', 'routes/checkout/process/route.tsx'),
    route('confirm/:orderNumber', 'routes/checkout/confirm/route.tsx'),
  ]),
]

const orderFiles = [
  route('checkout/:tenantId/confirm/:orderNumber/:file', 'routes/checkout/downloads/route.ts'),
  route('orders/:tenantId/order/:link/:file', 'routes/orders/order-file/route.ts'),
  route('orders/:tenantId/ticket/:link/:file', 'routes/orders/ticket-file/route.ts'),
  route('membership/:tenantId/card/:membershipId/:file', 'routes/membership/card-file/route.ts'),
]

const sharing = [
  route('sharing/:tenantId/pictures/:kind/:id', 'routes/sharing/pictures/route.ts'),
  route('sharing/:tenantId/icons/:size', 'routes/sharing/icons/route.ts'),
  route('sharing/:tenantId/events.ics', 'routes/sharing/events-calendar/route.ts'),
  route('sharing/:tenantId/manifest.webmanifest', 'routes/sharing/manifest/route.ts'),
  route('sitemap.xml', 'routes/sharing/sitemap/route.ts'),
  route('robots.txt', 'routes/sharing/robots/route.ts'),
]

const editor = [
  route('editor/:tenantId', 'routes/editor/shell/route.tsx', [
    index('routes/editor/start/route.tsx'),
    route('composer', 'routes/editor/composer/route.tsx'),
    route('edits', 'routes/editor/edits/route.tsx'),
    route('exchange', 'routes/editor/exchange/route.tsx'),
    route('exchange/:format', 'routes/editor/exchange-file/route.ts'),
    route('hosts', 'routes/editor/hosts/route.tsx'),
    route('hours', 'routes/editor/hours/route.tsx'),
    route('legal', 'routes/editor/legal/route.tsx'),
    route('pictures', 'routes/editor/pictures/route.tsx'),
    route('pictures/:kind/:id', 'routes/editor/picture/route.tsx'),
    route('preview', 'routes/editor/preview/route.tsx'),
    route('reviews', 'routes/editor/reviews/route.tsx'),
    route('settings', 'routes/editor/settings/route.tsx'),
    route('sharing', 'routes/editor/sharing/route.tsx'),
    route('translations', 'routes/editor/translations/route.tsx'),
    route('translations/:kind/:id', 'routes/editor/translation/route.tsx'),
    route('versions', 'routes/editor/versions/route.tsx'),
  ]),
  route('staff/:tenantId/sign-in', 'routes/staff/sign-in/route.tsx'),
  route('staff/:tenantId/invitation/:token', 'routes/staff/invitation/route.tsx'),
  route('staff/:tenantId/sign-out', 'routes/staff/sign-out/route.tsx'),
]

const drafts = [
  route('share/:tenantId/review', 'routes/share/review/route.tsx'),
  route('share/:tenantId/:token', 'routes/share/open/route.tsx'),
]

const onboarding = [
  route('onboarding/sign-in', 'routes/onboarding/sign-in/route.tsx'),
  route('onboarding/sign-out', 'routes/onboarding/sign-out/route.tsx'),
  route('onboarding/invitation/:token', 'routes/onboarding/invitation/route.tsx'),
  route('onboarding', 'routes/onboarding/start/route.tsx'),
  route('onboarding/new', 'routes/onboarding/new/route.tsx'),
  route('onboarding/venues/:tenantId', 'routes/onboarding/venue/route.tsx'),
  route('onboarding/venues/:tenantId/name', 'routes/onboarding/name/route.tsx'),
  route('onboarding/venues/:tenantId/look', 'routes/onboarding/look/route.tsx'),
  route('onboarding/venues/:tenantId/hours', 'routes/onboarding/hours/route.tsx'),
  route('onboarding/venues/:tenantId/links', 'routes/onboarding/links/route.tsx'),
  route('onboarding/venues/:tenantId/events', 'routes/onboarding/events/route.tsx'),
  route('onboarding/venues/:tenantId/events/first', 'routes/onboarding/first-event/route.tsx'),
  route('onboarding/venues/:tenantId/staff', 'routes/onboarding/staff/route.tsx'),
  route('onboarding/venues/:tenantId/launch', 'routes/onboarding/launch/route.tsx'),
  route('onboarding/venues/:tenantId/remove', 'routes/onboarding/remove/route.tsx'),
  route('onboarding/venues/:tenantId/plans/:planId', 'routes/onboarding/plan/route.tsx'),
]

/** The whole site map. `application` loads the venue's theme before any screen; `standard` and `minimal` are the frames. */
export default [
  index('routes/home/route.tsx'),
  layout('routes/application/route.tsx', [
    layout('routes/standard/route.tsx', [
      ...events,
      ...orders,
      ...membership,
      ...account,
      ...auth,
      ...platform,
      ...drafts,
    ]),
    layout('routes/minimal/route.tsx', checkout),
    route('orders/:tenantId/order/:link/door', 'routes/orders/door/route.tsx'),
    route('membership/:tenantId/door', 'routes/membership/door/route.tsx'),
    route('embed/:tenantId/times', 'routes/embed/frame/route.tsx'),
    ...editor,
  ]),
  layout('routes/onboarding/shell/route.tsx', onboarding),
  route('onboarding/venues/:tenantId/page', 'routes/onboarding/page/route.ts'),
  route('onboarding/venues/:tenantId/sheets/:file', 'routes/onboarding/sheets/route.ts'),
  ...orderFiles,
  ...sharing,
  route('embed/:tenantId/tickets.js', 'routes/embed/script/route.ts'),
  route('modals/selectEventDate', 'routes/modals/select-event-date/route.tsx'),
  route('forms/modals/save', 'routes/modals/save/route.tsx'),
  route('*', 'routes/unknown/route.tsx'),
] satisfies RouteConfig
