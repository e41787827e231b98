import account from './de/account.json' with { type: 'json' }
import addons from './de/addons.json' with { type: 'json' }
import auth from './de/auth.json' with { type: 'json' }
import calendar from './de/calendar.json' with { type: 'json' }
import cart from './de/cart.json' with { type: 'json' }
import checkout from './de/checkout.json' with { type: 'json' }
import combo from './de/combo.json' with { type: 'json' }
import confirmation from './de/confirmation.json' with { type: 'json' }
import coupons from './de/coupons.json' with { type: 'json' }
import delivery from './de/delivery.json' with { type: 'json' }
import devices from './de/devices.json' with { type: 'json' }
import donation from './de/donation.json' with { type: 'json' }
import embed from './de/embed.json' with { type: 'json' }
import errors from './de/errors.json' with { type: 'json' }
import eventDetail from './de/event-detail.json' with { type: 'json' }
import events from './de/events.json' with { type: 'json' }
import forms from './de/forms.json' with { type: 'json' }
import giftCertificates from './de/gift-certificates.json' with { type: 'json' }
import home from './de/home.json' with { type: 'json' }
import legal from './de/legal.json' with { type: 'json' }
import limits from './de/limits.json' with { type: 'json' }
import mail from './de/mail.json' with { type: 'json' }
import memberInfo from './de/member-info.json' with { type: 'json' }
import membership from './de/membership.json' with { type: 'json' }
import order from './de/order.json' with { type: 'json' }
import party from './de/party.json' with { type: 'json' }
import passes from './de/passes.json' with { type: 'json' }
import payment from './de/payment.json' with { type: 'json' }
import problem from './de/problem.json' with { type: 'json' }
import resellers from './de/resellers.json' with { type: 'json' }
import reviewStep from './de/review-step.json' with { type: 'json' }
import reviews from './de/reviews.json' with { type: 'json' }
import sharing from './de/sharing.json' with { type: 'json' }
import shell from './de/shell.json' with { type: 'json' }
import status from './de/status.json' with { type: 'json' }
import tickets from './de/tickets.json' with { type: 'json' }
import waitingList from './de/waiting-list.json' with { type: 'json' }

/** Our wording in German, formal. */
export const german = {
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
