import account from './fr/account.json' with { type: 'json' }
import addons from './fr/addons.json' with { type: 'json' }
import auth from './fr/auth.json' with { type: 'json' }
import calendar from './fr/calendar.json' with { type: 'json' }
import cart from './fr/cart.json' with { type: 'json' }
import checkout from './fr/checkout.json' with { type: 'json' }
import combo from './fr/combo.json' with { type: 'json' }
import confirmation from './fr/confirmation.json' with { type: 'json' }
import coupons from './fr/coupons.json' with { type: 'json' }
import delivery from './fr/delivery.json' with { type: 'json' }
import devices from './fr/devices.json' with { type: 'json' }
import donation from './fr/donation.json' with { type: 'json' }
import embed from './fr/embed.json' with { type: 'json' }
import errors from './fr/errors.json' with { type: 'json' }
import eventDetail from './fr/event-detail.json' with { type: 'json' }
import events from './fr/events.json' with { type: 'json' }
import forms from './fr/forms.json' with { type: 'json' }
import giftCertificates from './fr/gift-certificates.json' with { type: 'json' }
import home from './fr/home.json' with { type: 'json' }
import legal from './fr/legal.json' with { type: 'json' }
import limits from './fr/limits.json' with { type: 'json' }
import mail from './fr/mail.json' with { type: 'json' }
import memberInfo from './fr/member-info.json' with { type: 'json' }
import membership from './fr/membership.json' with { type: 'json' }
import order from './fr/order.json' with { type: 'json' }
import party from './fr/party.json' with { type: 'json' }
import passes from './fr/passes.json' with { type: 'json' }
import payment from './fr/payment.json' with { type: 'json' }
import problem from './fr/problem.json' with { type: 'json' }
import resellers from './fr/resellers.json' with { type: 'json' }
import reviewStep from './fr/review-step.json' with { type: 'json' }
import reviews from './fr/reviews.json' with { type: 'json' }
import sharing from './fr/sharing.json' with { type: 'json' }
import shell from './fr/shell.json' with { type: 'json' }
import status from './fr/status.json' with { type: 'json' }
import tickets from './fr/tickets.json' with { type: 'json' }
import waitingList from './fr/waiting-list.json' with { type: 'json' }

/** Our wording in French, formal. */
export const french = {
  ...account,
  ...addons,
  ...auth,
  ...calendar,
  ...cart,
  ...checkout,
  ...combo,
  ...confirmation,
  ...coupons,
  ...delivery,
  ...devices,
  ...donation,
  ...embed,
  ...errors,
  ...eventDetail,
  ...events,
  ...forms,
  ...giftCertificates,
  ...home,
  ...legal,
  ...limits,
  ...mail,
  ...memberInfo,
  ...membership,
  ...order,
  ...party,
  ...passes,
  ...payment,
  ...problem,
  ...resellers,
  ...reviewStep,
  ...reviews,
  ...sharing,
  ...shell,
  ...status,
  ...tickets,
  ...waitingList,
}
