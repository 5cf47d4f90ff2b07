/** Mails to merchants about their plan and its bills. */
export const bg = {
  'merchants.mail.plan-with-reminders.subject': 'Планът ви вече е „{plan}“',
  'merchants.mail.plan-with-reminders.text': 'Планът на профила ви е сменен на „{plan}“.',
  'merchants.mail.plan-with-reminders.next':
    'Клиентите ви получават автоматични напомняния за неплатените фактури: 3 дни преди падежа и 1, 7 и 14 дни след него. Банковите ви извлечения се четат и преводите намират фактурите си.',
  'merchants.mail.plan-with-reminders.button': 'Виж плана',
  'merchants.mail.plan-without-reminders.subject': 'Планът ви вече е „{plan}“',
  'merchants.mail.plan-without-reminders.text': 'Планът на профила ви е сменен на „{plan}“.',
  'merchants.mail.plan-without-reminders.next':
    'Този план не включва автоматични напомняния за неплатени фактури и четене на банкови извлечения.',
  'merchants.mail.plan-without-reminders.button': 'Виж плана',
  'merchants.mail.plan-to-come.subject': 'От {day} планът ви е „{plan}“',
  'merchants.mail.plan-to-come.text': 'Планът на профила ви става „{plan}“ от {day} нататък.',
  'merchants.mail.plan-to-come.next':
    'Дотогава важи сегашният план. Можете да промените избора си в „Настройки“ → „План“.',
  'merchants.mail.plan-to-come.button': 'Виж плана',
  'merchants.mail.plan-trial.subject': 'Пробвате план „{plan}“ до {day}',
  'merchants.mail.plan-trial.text': 'План „{plan}“ е ваш без цена до {day} включително.',
  'merchants.mail.plan-trial.next':
    'След това планът ви отново е „Старт“, освен ако не изберете друг. Ще ви напомним три дни по-рано.',
  'merchants.mail.plan-trial.button': 'Виж плана',
  'merchants.mail.plan-trial-ends.subject': 'Пробният период свършва на {day}',
  'merchants.mail.plan-trial-ends.text':
    'Последният ден на пробния ви период е {day}. След него планът ви е „{plan}“.',
  'merchants.mail.plan-trial-ends.next':
    'За да запазите функциите на по-големия план, изберете го преди края.',
  'merchants.mail.plan-trial-ends.button': 'Избери план',
  'merchants.mail.plan-trial-ends-paid.subject': 'Пробният период свършва на {day}',
  'merchants.mail.plan-trial-ends-paid.text':
    'Последният ден на пробния ви период е {day}. От следващия ден планът ви е „{plan}“ и се плаща.',
  'merchants.mail.plan-trial-ends-paid.next':
    'Нищо не е нужно да правите. Ако сте променили решението си, изберете друг план преди края.',
  'merchants.mail.plan-trial-ends-paid.button': 'Виж плана',
  'merchants.mail.plan-trial-ended.subject': 'Пробният период свърши: планът ви е „{plan}“',
  'merchants.mail.plan-trial-ended.text': 'Пробният ви период свърши и планът ви отново е „{plan}“.',
  'merchants.mail.plan-trial-ended.next':
    'Нищо не е изтрито. По-голям план можете да изберете по всяко време.',
  'merchants.mail.plan-trial-ended.button': 'Избери план',
  'merchants.mail.plan-trial-ended-paid.subject': 'Пробният период свърши: планът ви е „{plan}“',
  'merchants.mail.plan-trial-ended-paid.text':
    'Пробният ви период свърши. План „{plan}“, който избрахте, вече се плаща.',
  'merchants.mail.plan-trial-ended-paid.next':
    'Дните от този месец са в сметката, която издаваме на първо число.',
  'merchants.mail.plan-trial-ended-paid.button': 'Виж плана',
  'merchants.mail.plan-due.subject': 'Сметка № {number} от Plateno не е платена',
  'merchants.mail.plan-due.text':
    'Срокът за плащане на сметка № {number} изтече. По нея остават {total}. Ако не я платите до {day}, на този ден планът ви става „Старт“.',
  'merchants.mail.plan-due.next':
    'Платете я с карта или с превод. Ако вече сте платили, не обръщайте внимание на този имейл.',
  'merchants.mail.plan-due.button': 'Виж сметката',
  'merchants.mail.plan-due-starter.subject': 'Сметка № {number} от Plateno не е платена',
  'merchants.mail.plan-due-starter.text':
    'Срокът за плащане на сметка № {number} изтече. По нея остават {total}.',
  'merchants.mail.plan-due-starter.next':
    'Платете я с карта или с превод. Ако вече сте платили, не обръщайте внимание на този имейл.',
  'merchants.mail.plan-due-starter.button': 'Виж сметката',
  'merchants.mail.plan-ended.subject': 'Планът ви вече е „Старт“: има неплатена сметка',
  'merchants.mail.plan-ended.text':
    'Сметка на Plateno остана неплатена 21 дни след издаването. Затова планът ви вече е „Старт“.',
  'merchants.mail.plan-ended.next':
    'Нищо не е изтрито. Щом платите сметката, можете отново да изберете по-голям план.',
  'merchants.mail.plan-ended.button': 'Виж сметката',
  'merchants.mail.plan-price': 'Цена на месец с ДДС',
  'merchants.mail.plan-beyond':
    'Над границите на плана: {limits}. Членовете и ключовете над тях само четат, а адресите не получават известия. Нищо не се изтрива.',
  'merchants.mail.plan-limit.members': 'членове на екипа – {used} при най-много {most}',
  'merchants.mail.plan-limit.apiKeys': 'API ключове – {used} при най-много {most}',
  'merchants.mail.plan-limit.webhookEndpoints': 'адреси за известия – {used} при най-много {most}',
  'merchants.mail.plan-stays':
    'Независимо от плана можете да издавате документи и известия, да отваряте дневниците, да изтегляте данните си и да напуснете.',
  'merchants.mail.plan.STARTER': 'Старт',
  'merchants.mail.plan.GROWTH': 'Растеж',
  'merchants.mail.plan.PRO': 'Про',
};

export const en: Record<keyof typeof bg, string> = {
  'merchants.mail.plan-with-reminders.subject': 'Your plan is now {plan}',
  'merchants.mail.plan-with-reminders.text': 'The plan of your account was changed to {plan}.',
  'merchants.mail.plan-with-reminders.next':
    'Your customers get automatic reminders of unpaid invoices: 3 days before the due date and 1, 7 and 14 days after it. Your bank statements are read, and transfers find their invoices.',
  'merchants.mail.plan-with-reminders.button': 'View the plan',
  'merchants.mail.plan-without-reminders.subject': 'Your plan is now {plan}',
  'merchants.mail.plan-without-reminders.text': 'The plan of your account was changed to {plan}.',
  'merchants.mail.plan-without-reminders.next':
    'This plan does not include automatic reminders of unpaid invoices or the reading of bank statements.',
  'merchants.mail.plan-without-reminders.button': 'View the plan',
  'merchants.mail.plan-to-come.subject': 'Your plan is {plan} from {day}',
  'merchants.mail.plan-to-come.text': 'The plan of your account becomes {plan} on {day}.',
  'merchants.mail.plan-to-come.next':
    'Until then the current plan holds. You can change your choice in Settings → Plan.',
  'merchants.mail.plan-to-come.button': 'View the plan',
  'merchants.mail.plan-trial.subject': 'You are trying {plan} until {day}',
  'merchants.mail.plan-trial.text':
    'You have the plan {plan} without a price until {day}, that day included.',
  'merchants.mail.plan-trial.next':
    'After that your plan is Starter again, unless you choose another. We will remind you three days earlier.',
  'merchants.mail.plan-trial.button': 'View the plan',
  'merchants.mail.plan-trial-ends.subject': 'Your trial ends on {day}',
  'merchants.mail.plan-trial-ends.text': 'The last day of your trial is {day}. After it your plan is {plan}.',
  'merchants.mail.plan-trial-ends.next': 'To keep the features of the larger plan, choose it before the end.',
  'merchants.mail.plan-trial-ends.button': 'Choose a plan',
  'merchants.mail.plan-trial-ends-paid.subject': 'Your trial ends on {day}',
  'merchants.mail.plan-trial-ends-paid.text':
    'The last day of your trial is {day}. From the next day on your plan is {plan}, at its price.',
  'merchants.mail.plan-trial-ends-paid.next':
    'You do not need to do anything. If you have changed your mind, choose another plan before the end.',
  'merchants.mail.plan-trial-ends-paid.button': 'View the plan',
  'merchants.mail.plan-trial-ended.subject': 'Your trial is over: your plan is {plan}',
  'merchants.mail.plan-trial-ended.text': 'Your trial is over, and your plan is {plan} again.',
  'merchants.mail.plan-trial-ended.next': 'Nothing was deleted. You can choose a larger plan at any time.',
  'merchants.mail.plan-trial-ended.button': 'Choose a plan',
  'merchants.mail.plan-trial-ended-paid.subject': 'Your trial is over: your plan is {plan}',
  'merchants.mail.plan-trial-ended-paid.text':
    'Your trial is over. The plan {plan}, which you chose, now has its price.',
  'merchants.mail.plan-trial-ended-paid.next':
    'The days of this month are on the bill that we issue on the first of the next.',
  'merchants.mail.plan-trial-ended-paid.button': 'View the plan',
  'merchants.mail.plan-due.subject': 'Bill No. {number} of Plateno is unpaid',
  'merchants.mail.plan-due.text':
    'The due date of bill No. {number} has passed. {total} of it is open. Unless you pay it by {day}, your plan becomes Starter on that day.',
  'merchants.mail.plan-due.next':
    'Pay it by card or by bank transfer. If you have paid already, ignore this email.',
  'merchants.mail.plan-due.button': 'View the bill',
  'merchants.mail.plan-due-starter.subject': 'Bill No. {number} of Plateno is unpaid',
  'merchants.mail.plan-due-starter.text':
    'The due date of bill No. {number} has passed. {total} of it is open.',
  'merchants.mail.plan-due-starter.next':
    'Pay it by card or by bank transfer. If you have paid already, ignore this email.',
  'merchants.mail.plan-due-starter.button': 'View the bill',
  'merchants.mail.plan-ended.subject': 'Your plan is now Starter: a bill is unpaid',
  'merchants.mail.plan-ended.text':
    'A bill of Plateno stayed unpaid for 21 days after its issue. Your plan is therefore Starter now.',
  'merchants.mail.plan-ended.next':
    'Nothing was deleted. As soon as you pay the bill you can choose a larger plan again.',
  'merchants.mail.plan-ended.button': 'View the bill',
  'merchants.mail.plan-price': 'Price a month, VAT included',
  'merchants.mail.plan-beyond':
    'Beyond the limits of the plan: {limits}. Members and keys beyond them only read, and endpoints receive nothing. Nothing is deleted.',
  'merchants.mail.plan-limit.members': 'team members – {used} of at most {most}',
  'merchants.mail.plan-limit.apiKeys': 'API keys – {used} of at most {most}',
  'merchants.mail.plan-limit.webhookEndpoints': 'webhook endpoints – {used} of at most {most}',
  'merchants.mail.plan-stays':
    'Whatever your plan is, you can issue documents and notes, open the ledgers, download your data and leave.',
  'merchants.mail.plan.STARTER': 'Starter',
  'merchants.mail.plan.GROWTH': 'Growth',
  'merchants.mail.plan.PRO': 'Pro',
};
