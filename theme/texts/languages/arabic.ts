import account from './ar/account.json' with { type: 'json' }
import addons from './ar/addons.json' with { type: 'json' }
import auth from './ar/auth.json' with { type: 'json' }
import calendar from './ar/calendar.json' with { type: 'json' }
import cart from './ar/cart.json' with { type: 'json' }
import checkout from './ar/checkout.json' with { type: 'json' }
import combo from './ar/combo.json' with { type: 'json' }
import confirmation from './ar/confirmation.json' with { type: 'json' }
import coupons from './ar/coupons.json' with { type: 'json' }
import delivery from './ar/delivery.json' with { type: 'json' }
import devices from './ar/devices.json' with { type: 'json' }
import donation from './ar/donation.json' with { type: 'json' }
import embed from './ar/embed.json' with { type: 'json' }
import errors from './ar/errors.json' with { type: 'json' }
import eventDetail from './ar/event-detail.json' with { type: 'json' }
import events from './ar/events.json' with { type: 'json' }
import forms from './ar/forms.json' with { type: 'json' }
import giftCertificates from './ar/gift-certificates.json' with { type: 'json' }
import home from './ar/home.json' with { type: 'json' }
import legal from './ar/legal.json' with { type: 'json' }
import limits from './ar/limits.json' with { type: 'json' }
import mail from './ar/mail.json' with { type: 'json' }
import memberInfo from './ar/member-info.json' with { type: 'json' }
import membership from './ar/membership.json' with { type: 'json' }
import order from './ar/order.json' with { type: 'json' }
import party from './ar/party.json' with { type: 'json' }
import passes from './ar/passes.json' with { type: 'json' }
import payment from './ar/payment.json' with { type: 'json' }
import problem from './ar/problem.json' with { type: 'json' }
import resellers from './ar/resellers.json' with { type: 'json' }
import reviewStep from './ar/review-step.json' with { type: 'json' }
import reviews from './ar/reviews.json' with { type: 'json' }
import sharing from './ar/sharing.json' with { type: 'json' }
import shell from './ar/shell.json' with { type: 'json' }
import status from './ar/status.json' with { type: 'json' }
import tickets from './ar/tickets.json' with { type: 'json' }
import waitingList from './ar/waiting-list.json' with { type: 'json' }

/** Our wording in Modern Standard Arabic. */
export const arabic = {
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
