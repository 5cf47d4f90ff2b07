// Written by `npm run sdk` from the contract.

export interface paths {
  "/bank-promises": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Promised transfers of the caller, newest first; those that are still waited for, unless a state, a link or an invoice is asked for.
     * @description For MERCHANT. For an API key with the scope `links:read`.
     */
    get: operations["getBankPromises"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/bank-promises/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One promised transfer of the caller.
     * @description For MERCHANT. For an API key with the scope `links:read`.
     */
    get: operations["getBankPromises/Id"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/bank-promises/{id}/withdraw": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The merchant waits no longer for a promised transfer. Money that comes after it is still found.
     * @description For MERCHANT. For an API key with the scope `links:write`.
     */
    post: operations["postBankPromises/IdWithdraw"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/bank/accounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Bank accounts whose statements are read.
     * @description For MERCHANT, ADMIN, SUPPORT, ACCOUNTANT. For an API key with the scope `bank:read`.
     */
    get: operations["getBankAccounts"];
    put?: never;
    /**
     * Adds a bank account of the merchant, so that its statements are read. The account of the documents is known.
     * @description For MERCHANT, ACCOUNTANT. For an API key with the scope `bank:write`.
     */
    post: operations["postBankAccounts"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/bank/accounts/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Says how tables of this account are read, and whether name and text of outgoing lines are stored.
     * @description For MERCHANT, ACCOUNTANT. For an API key with the scope `bank:write`.
     */
    put: operations["putBankAccounts/Id"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/bank/lines": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Movements of the bank accounts that the caller may see, newest first.
     * @description For MERCHANT, ADMIN, SUPPORT, ACCOUNTANT. For an API key with the scope `bank:read`.
     */
    get: operations["getBankLines"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/bank/lines/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One movement with its suggestions.
     * @description For MERCHANT, ADMIN, SUPPORT, ACCOUNTANT. For an API key with the scope `bank:read`.
     */
    get: operations["getBankLines/Id"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/bank/lines/{id}/ignore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sets a movement aside: it pays no document. 409 for a line that is matched.
     * @description For MERCHANT, ACCOUNTANT. For an API key with the scope `bank:write`.
     */
    post: operations["postBankLines/IdIgnore"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/bank/lines/{id}/match": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Says what a movement paid: open invoices with the amount for each, or a promised transfer. What is left of it stays as its rest. 409 for a line that is matched.
     * @description For MERCHANT, ACCOUNTANT. For an API key with the scope `bank:write`.
     */
    post: operations["postBankLines/IdMatch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/bank/lines/{id}/returned": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Records that the money of a movement TO_RETURN was sent back to its payer.
     * @description For MERCHANT, ACCOUNTANT. For an API key with the scope `bank:write`.
     */
    post: operations["postBankLines/IdReturned"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/bank/lines/{id}/unmatch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undoes what was said of a movement: its payments are taken back and open again, and it is NEW. The document of a promised transfer is corrected by a credit note.
     * @description For MERCHANT, ACCOUNTANT. For an API key with the scope `bank:write`.
     */
    post: operations["postBankLines/IdUnmatch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/bank/lines/summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How many movements are in each state, under the same filters.
     * @description For MERCHANT, ADMIN, SUPPORT, ACCOUNTANT. For an API key with the scope `bank:read`.
     */
    get: operations["getBankLinesSummary"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/bank/statements": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Statements that were read, newest first.
     * @description For MERCHANT, ADMIN, SUPPORT, ACCOUNTANT. For an API key with the scope `bank:read`.
     */
    get: operations["getBankStatements"];
    put?: never;
    /**
     * Reads a bank statement: CAMT.053 (02, 03, 04, 08), MT940, XML and TXT of UBB, CSV and XLSX; at most 5 MB and 20,000 movements. A file that does not add up stores nothing; movements that are known are not stored again.
     * @description For MERCHANT, ACCOUNTANT. For an API key with the scope `bank:write`.
     */
    post: operations["postBankStatements"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/buyer-requests/{id}/accept": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Credits the whole document without a refund and issues a paid one to the company, in one transaction; both are mailed to the payer. 409 when it is answered.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    post: operations["postBuyerRequests/IdAccept"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/buyer-requests/{id}/refuse": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refuses the request with a reason, which is mailed to the payer. 409 when it is answered.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    post: operations["postBuyerRequests/IdRefuse"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/buyer-requests/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Payers who ask for the document of their payment to a company, the newest first.
     * @description For MERCHANT. For an API key with the scope `invoices:read`.
     */
    get: operations["getBuyerRequestsMe"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/card-mandates/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One card that stays.
     * @description For MERCHANT, ADMIN, SUPPORT. For an API key with the scope `schedules:read`.
     */
    get: operations["getCardMandates/Id"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/card-mandates/{id}/end": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ends the agreement: the card is never charged again. One that has ended stays as it is.
     * @description For MERCHANT, ADMIN. For an API key with the scope `schedules:write`.
     */
    post: operations["postCardMandates/IdEnd"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/card-mandates/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The cards that customers of the caller’s merchant let stay, newest first.
     * @description For MERCHANT. For an API key with the scope `schedules:read`.
     */
    get: operations["getCardMandatesMe"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/customers/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One customer with what it bought and owes.
     * @description For an API key with the scope `customers:read`.
     */
    get: operations["getCustomers/Id"];
    /**
     * Replaces the fields of a customer; issued documents stay. 409 when `version` is not the stored one.
     * @description For MERCHANT. For an API key with the scope `customers:write`.
     */
    put: operations["putCustomers/Id"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/customers/{id}/archive": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes a customer out of lists and pickers, or puts it back; its documents stay.
     * @description For MERCHANT. For an API key with the scope `customers:write`.
     */
    post: operations["postCustomers/IdArchive"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/customers/{id}/merge": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Moves links and documents of this customer to another one and archives it; buyers on issued documents stay. The answer is the other customer.
     * @description For MERCHANT. For an API key with the scope `customers:write`.
     */
    post: operations["postCustomers/IdMerge"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/customers/{id}/statement": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The account of a customer: opening, opened, credited, paid, refunded and closing by currency; this month by default.
     * @description For an API key with the scope `customers:read`.
     */
    get: operations["getCustomers/IdStatement"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/customers/{id}/statement/pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The account of a customer as PDF, A4.
     * @description For an API key with the scope `customers:read`.
     */
    get: operations["getCustomers/IdStatementPdf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/customers/{id}/vat-check": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Asks the European Commission again about the VAT number of a customer (VIES); thirty times a minute.
     * @description For MERCHANT. For an API key with the scope `customers:write`.
     */
    post: operations["postCustomers/IdVatCheck"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/customers/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The customers of the caller’s merchant with what they bought and owe; a search finds letters of the name, EIK, VAT number or e-mail.
     * @description For MERCHANT. For an API key with the scope `customers:read`.
     */
    get: operations["getCustomersMe"];
    put?: never;
    /**
     * Adds a customer. 422 at `taxId` when another customer has the same.
     * @description For MERCHANT. For an API key with the scope `customers:write`.
     */
    post: operations["postCustomersMe"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/customers/me/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The customers of the caller’s merchant as CSV or Excel; six files a minute.
     * @description For MERCHANT. For an API key with the scope `exports:read`.
     */
    get: operations["getCustomersMeExport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/customers/me/import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reads customers from a workbook (.xlsx) or a CSV file with a head; a row whose EIK is known changes that customer. Nothing is stored when a row has an error; twenty files a minute.
     * @description For MERCHANT. For an API key with the scope `customers:write`.
     */
    post: operations["postCustomersMeImport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/customers/me/proposed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Buyers of earlier documents, by EIK or e-mail, that are no customers yet; the latest 100.
     * @description For MERCHANT. For an API key with the scope `customers:read`.
     */
    get: operations["getCustomersMeProposed"];
    put?: never;
    /**
     * Makes a proposed buyer a customer; its documents point to the new customer.
     * @description For MERCHANT. For an API key with the scope `customers:write`.
     */
    post: operations["postCustomersMeProposed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/customers/me/summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How many customers the caller’s merchant has and how many owe, by the filters of its list; `statuses` is empty for a CASHIER and for a key without `payments:read` and `invoices:read`.
     * @description For MERCHANT. For an API key with the scope `customers:read`.
     */
    get: operations["getCustomersMeSummary"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/disputes/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A dispute: deadline, reason, what helps against it, and its evidence.
     * @description For MERCHANT, ADMIN, SUPPORT. For an API key with the scope `payments:read`.
     */
    get: operations["getDisputes/Id"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/event-types": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The catalogue of events with a sample of each. */
    get: operations["getEventTypes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Events of the last 90 days, oldest first, from the one after `after`; they are stored from the first key or endpoint on.
     * @description For MERCHANT. For an API key with the scope `events:read`.
     */
    get: operations["getEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/events/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One event.
     * @description For MERCHANT. For an API key with the scope `events:read`.
     */
    get: operations["getEvents/Id"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/events/stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Server-sent events `event` with the events as they happen. A client that reconnects with `Last-Event-ID` gets all that follow that one.
     * @description For MERCHANT. For an API key with the scope `events:read`.
     */
    get: operations["getEventsStream"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/foreign-documents/{id}/ask": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Opens a payment link over what is unpaid of a document of another program, and mails it when it is asked to.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    post: operations["postForeignDocuments/IdAsk"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/foreign-documents/{id}/payments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Records that a document of another program was paid outside Plateno; its payment link is closed.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    post: operations["postForeignDocuments/IdPayments"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/foreign-documents/{id}/payments/{paymentId}/take-back": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes back a payment that was recorded by hand; a payment by a link stays.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    post: operations["postForeignDocuments/IdPayments/PaymentIdTakeBack"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/foreign-documents/{id}/pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The PDF that came with the document; 404 where none did.
     * @description For MERCHANT, ACCOUNTANT, ADMIN, SUPPORT. For an API key with the scope `invoices:read`.
     */
    get: operations["getForeignDocuments/IdPdf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/foreign-documents/{id}/ubl": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The UBL file that came with the document; 404 where none did.
     * @description For MERCHANT, ACCOUNTANT, ADMIN, SUPPORT. For an API key with the scope `invoices:read`.
     */
    get: operations["getForeignDocuments/IdUbl"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/foreign-documents/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Documents of the caller’s merchant that another installation or program has issued, newest first.
     * @description For MERCHANT. For an API key with the scope `invoices:read`.
     */
    get: operations["getForeignDocumentsMe"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/foreign-documents/me/import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Imports the unpaid invoices of another program from a list of its invoices; all rows or none. Paid ones are left out.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    post: operations["postForeignDocumentsMeImport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/foreign-imports/{id}/undo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Removes the documents that an import added; one that was paid or asked for since stays. The next number becomes that of before while no document was issued. Within a day, once: 409 later.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    post: operations["postForeignImports/IdUndo"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/foreign-imports/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The imports of unpaid invoices that can be undone, the newest first: those of the last day.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    get: operations["getForeignImportsMe"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Writes an invoice: numbered and frozen at once, PENDING until its own payment link is paid. VAT only by a merchant that is registered for it.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    post: operations["postInvoices"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One document with its lines.
     * @description For an API key with the scope `invoices:read`.
     */
    get: operations["getInvoices/Id"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/annul": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Annuls an unpaid document of this month; it keeps its number, and its recipients get a mail. 409 when it is paid or of an earlier month.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    post: operations["postInvoices/IdAnnul"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/credit-notes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Writes a credit note without a refund: all that is left of the invoice, lines of it, or a discount. It reduces the open sum; 422 when more is credited than is left.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    post: operations["postInvoices/IdCreditNotes"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/credit-notes/preview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What is left of each line of an invoice, and the credit note that would be written.
     * @description For MERCHANT, SUPPORT, ADMIN. For an API key with the scope `invoices:write`.
     */
    post: operations["postInvoices/IdCreditNotesPreview"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/debit-notes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Issues a debit note of an invoice: numbered and frozen at once, to the same buyer, in its currency and language, PENDING until it is paid by its own link or by transfer. 409 for a test, an annulled document or a note.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    post: operations["postInvoices/IdDebitNotes"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/payments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Records that the invoice was paid by bank transfer, in full or in part. 422 when more than the open sum is given.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    post: operations["postInvoices/IdPayments"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/payments/{paymentId}/take-back": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes back a recorded transfer: its amount is open again. 409 for a card payment.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    post: operations["postInvoices/IdPayments/PaymentIdTakeBack"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The document as PDF, A4.
     * @description For an API key with the scope `invoices:read`.
     */
    get: operations["getInvoices/IdPdf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/reminders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Pauses or resumes the reminders of one invoice.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    put: operations["putInvoices/IdReminders"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/send-email": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mails the document as PDF, also repeatedly; ten times an hour. `delivery` is the status of the mail.
     * @description For MERCHANT, SUPPORT, ADMIN. For an API key with the scope `invoices:write`.
     */
    post: operations["postInvoices/IdSendEmail"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The documents of the caller’s merchant as CSV or Excel; six times a minute.
     * @description For MERCHANT. For an API key with the scope `exports:read`.
     */
    get: operations["getInvoicesExport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The documents of the caller’s merchant, newest first.
     * @description For MERCHANT. For an API key with the scope `invoices:read`.
     */
    get: operations["getInvoicesMe"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/me/advances": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Paid advances of one buyer that no invoice deducts yet, by EIK or e-mail; fifty at most.
     * @description For MERCHANT. For an API key with the scope `invoices:read`.
     */
    get: operations["getInvoicesMeAdvances"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/me/summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Counts and sums of the documents of the caller’s merchant, by the filters of its list.
     * @description For MERCHANT. For an API key with the scope `invoices:read`.
     */
    get: operations["getInvoicesMeSummary"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/reminders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The latest reminders to customers of the caller’s merchant, and whether they are paused.
     * @description For MERCHANT. For an API key with the scope `invoices:read`.
     */
    get: operations["getInvoicesReminders"];
    /**
     * Pauses or resumes the reminders of all invoices.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    put: operations["putInvoicesReminders"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/series": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The number of the next invoice of the caller’s merchant.
     * @description For MERCHANT. For an API key with the scope `invoices:read`.
     */
    get: operations["getInvoicesSeries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/test-create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Creates a sample document: marked as a test, with a number of a separate series, in no sum.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    post: operations["postInvoicesTestCreate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/items/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One item.
     * @description For an API key with the scope `customers:read`.
     */
    get: operations["getItems/Id"];
    /**
     * Replaces the fields of an item; issued documents stay. 409 when `version` is not the stored one.
     * @description For MERCHANT. For an API key with the scope `customers:write`.
     */
    put: operations["putItems/Id"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/items/{id}/archive": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes an item out of lists and pickers, or puts it back.
     * @description For MERCHANT. For an API key with the scope `customers:write`.
     */
    post: operations["postItems/IdArchive"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/items/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The price list of the caller’s merchant; a search finds letters of the name or the code.
     * @description For MERCHANT. For an API key with the scope `customers:read`.
     */
    get: operations["getItemsMe"];
    put?: never;
    /**
     * Adds an item to the price list. 422 at `code` when another item has the same.
     * @description For MERCHANT. For an API key with the scope `customers:write`.
     */
    post: operations["postItemsMe"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/items/me/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The price list of the caller’s merchant as CSV or Excel; six files a minute.
     * @description For MERCHANT. For an API key with the scope `exports:read`.
     */
    get: operations["getItemsMeExport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/items/me/import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reads a price list from a workbook (.xlsx) or a CSV file with a head; a row whose code is known changes that item. Nothing is stored when a row has an error; twenty files a minute.
     * @description For MERCHANT. For an API key with the scope `customers:write`.
     */
    post: operations["postItemsMeImport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/merchants/me/bills": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The bills of Plateno to the caller, the newest month first.
     * @description For MERCHANT. For an API key with the scope `bills:read`.
     */
    get: operations["getMerchantsMeBills"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/merchants/me/bills/{month}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One bill of the caller with its fees by day.
     * @description For MERCHANT. For an API key with the scope `bills:read`.
     */
    get: operations["getMerchantsMeBills/Month"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/merchants/me/bills/{month}/pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The document of a bill as PDF; a bill that waits has none.
     * @description For MERCHANT. For an API key with the scope `bills:read`.
     */
    get: operations["getMerchantsMeBills/MonthPdf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/merchants/me/payments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Payments of the caller’s merchant, newest first.
     * @description For MERCHANT. For an API key with the scope `payments:read`.
     */
    get: operations["getMerchantsMePayments"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/merchants/me/payments/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The payments of the caller’s merchant as CSV or Excel; six files a minute.
     * @description For MERCHANT. For an API key with the scope `exports:read`.
     */
    get: operations["getMerchantsMePaymentsExport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/merchants/me/payments/summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How many payments of the caller’s merchant have each status, by the filters of its list.
     * @description For MERCHANT. For an API key with the scope `payments:read`.
     */
    get: operations["getMerchantsMePaymentsSummary"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/merchants/me/plan": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller’s plan: state, price, limits, the next bill and what is unpaid.
     * @description For MERCHANT. For an API key with the scope `bills:read`.
     */
    get: operations["getMerchantsMePlan"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/merchants/me/reports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The figures of a month, quarter or year in Sofia beside those of the period before; each amount becomes EUR and is rounded by itself.
     * @description For MERCHANT. For an API key with the scope `exports:read`.
     */
    get: operations["getMerchantsMeReports"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/merchants/me/reports/customers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The takings of a period by customer: a customer of the list, else an email, else a name.
     * @description For MERCHANT. For an API key with the scope `exports:read`.
     */
    get: operations["getMerchantsMeReportsCustomers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/merchants/me/reports/customers/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The takings of a period by customer as CSV or Excel; six files a minute.
     * @description For MERCHANT. For an API key with the scope `exports:read`.
     */
    get: operations["getMerchantsMeReportsCustomersExport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/merchants/me/reports/items": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The takings of a period by item: the lines of the documents that were paid, equal texts together; a part payment counts the same part of each line.
     * @description For MERCHANT. For an API key with the scope `exports:read`.
     */
    get: operations["getMerchantsMeReportsItems"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/merchants/me/reports/items/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The takings of a period by item as CSV or Excel; six files a minute.
     * @description For MERCHANT. For an API key with the scope `exports:read`.
     */
    get: operations["getMerchantsMeReportsItemsExport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/merchants/me/takings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Totals of the payments of the caller’s merchant that match the filters of its list.
     * @description For MERCHANT. For an API key with the scope `payments:read`.
     */
    get: operations["getMerchantsMeTakings"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/merchants/me/takings/over-time": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The takings of a day, week, month, quarter or year in Sofia, compared with the previous period; in EUR.
     * @description For MERCHANT. For an API key with the scope `payments:read`.
     */
    get: operations["getMerchantsMeTakingsOverTime"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/merchants/me/vat-threshold": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller’s turnover of the year against the VAT threshold, and the document that exceeded it.
     * @description For MERCHANT. For an API key with the scope `exports:read`.
     */
    get: operations["getMerchantsMeVatThreshold"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/months/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller’s months since the first document, the newest first, at most 36.
     * @description For MERCHANT. For an API key with the scope `exports:read`.
     */
    get: operations["getMonthsMe"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/months/me/{month}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A month with what is missing, its sums, files and deadlines.
     * @description For MERCHANT. For an API key with the scope `exports:read`.
     */
    get: operations["getMonthsMe/Month"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/months/me/{month}/files/{name}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One file of a closed month.
     * @description For MERCHANT. For an API key with the scope `exports:read`.
     */
    get: operations["getMonthsMe/MonthFiles/Name"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/months/me/{month}/pack": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Everything of a closed month in one archive. Six a minute.
     * @description For MERCHANT. For an API key with the scope `exports:read`.
     */
    get: operations["getMonthsMe/MonthPack"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payment-links/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One link; a merchant sees its own.
     * @description For MERCHANT, ADMIN, SUPPORT. For an API key with the scope `links:read`.
     */
    get: operations["getPaymentLinks/Id"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payment-links/{id}/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancels an active link: it can no longer be paid.
     * @description For MERCHANT. For an API key with the scope `links:write`.
     */
    post: operations["postPaymentLinks/IdCancel"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payment-links/{id}/extend": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Gives an active or expired link more days, counted from today.
     * @description For MERCHANT. For an API key with the scope `links:write`.
     */
    post: operations["postPaymentLinks/IdExtend"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payment-links/{id}/poster": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The poster of an active link as a PDF of the exact size.
     * @description For MERCHANT. For an API key with the scope `links:read`.
     */
    get: operations["getPaymentLinks/IdPoster"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payment-links/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The links of the caller’s merchant, newest first.
     * @description For MERCHANT. For an API key with the scope `links:read`.
     */
    get: operations["getPaymentLinksMe"];
    put?: never;
    /**
     * Creates a payment link.
     * @description For MERCHANT. For an API key with the scope `links:write`.
     */
    post: operations["postPaymentLinksMe"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payment-links/me/summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Counts and sums of the links of the caller’s merchant, by the filters of its list.
     * @description For MERCHANT. For an API key with the scope `links:read`.
     */
    get: operations["getPaymentLinksMeSummary"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payments/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One payment.
     * @description For an API key with the scope `payments:read`.
     */
    get: operations["getPayments/Id"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payments/{id}/history": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The history of a payment; `ledger` is filled for ADMIN and SUPPORT only.
     * @description For an API key with the scope `payments:read`.
     */
    get: operations["getPayments/IdHistory"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payments/{id}/payout": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The payout that a payment went to the bank with; null while it is in none.
     * @description For MERCHANT, ADMIN, SUPPORT, ACCOUNTANT. For an API key with the scope `payments:read`.
     */
    get: operations["getPayments/IdPayout"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payments/{id}/refunds": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refunds a payment, the rest of it, a part or lines of its document, in the charge currency.
     * @description For MERCHANT, ADMIN. A session needs a recent proof of the password for more than 1,000 euro of one payment, or of all payments within an hour. For an API key with the scope `refunds:write`.
     */
    post: operations["postPayments/IdRefunds"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payments/bank": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Records that the money of a promised transfer was booked: the payment succeeds, and its document is issued with the day of the booking. Less than the amount is a part; more stays as the rest of the movement.
     * @description For MERCHANT. For an API key with the scope `bank:write`.
     */
    post: operations["postPaymentsBank"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payments/checkout/{merchantId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Opens a checkout on the provider’s hosted page. Amount and currency come from the link; another amount is refused.
     * @description For an API key with the scope `links:write`.
     */
    post: operations["postPaymentsCheckout/MerchantId"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payments/merchant/{merchantId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Payments of one merchant.
     * @description For an API key with the scope `payments:read`.
     */
    get: operations["getPaymentsMerchant/MerchantId"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payments/process/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The page where a PENDING payment can be paid; a closed session is replaced by a new one.
     * @description For MERCHANT, ADMIN. For an API key with the scope `links:write`.
     */
    post: operations["postPaymentsProcess/Id"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payouts/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One payout with the sums of what is in it.
     * @description For MERCHANT, ADMIN, SUPPORT, ACCOUNTANT. For an API key with the scope `payments:read`.
     */
    get: operations["getPayouts/Id"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payouts/{id}/lines": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What is in a payout: every payment, refund and fee, in the order of the provider.
     * @description For MERCHANT, ADMIN, SUPPORT, ACCOUNTANT. For an API key with the scope `payments:read`.
     */
    get: operations["getPayouts/IdLines"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payouts/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Payouts of the merchants that the caller may see, as CSV or Excel; six files a minute.
     * @description For MERCHANT, ADMIN, ACCOUNTANT. For an API key with the scope `exports:read`.
     */
    get: operations["getPayoutsExport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payouts/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Payouts to the caller’s bank account, newest first; `from` and `to` are days of arrival.
     * @description For MERCHANT. For an API key with the scope `payments:read`.
     */
    get: operations["getPayoutsMe"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payouts/me/balance": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the card provider owes the caller, the next payout and what is in it.
     * @description For MERCHANT. For an API key with the scope `payments:read`.
     */
    get: operations["getPayoutsMeBalance"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/proformas/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One proforma or offer with its content.
     * @description For MERCHANT, ADMIN, SUPPORT. For an API key with the scope `proformas:read`.
     */
    get: operations["getProformas/Id"];
    /**
     * Replaces what it says while nothing of it is paid; one that was sent is a new version, and is sent again. 409 when `version` is not the stored one.
     * @description For MERCHANT. For an API key with the scope `proformas:write`.
     */
    put: operations["putProformas/Id"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/proformas/{id}/invoice": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Issues the invoice of it today, before the money or after a part of it: advances are deducted.
     * @description For MERCHANT. For an API key with the scopes `proformas:write` and `invoices:write`.
     */
    post: operations["postProformas/IdInvoice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/proformas/{id}/pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The proforma or offer as PDF, marked as no tax document.
     * @description For MERCHANT, ADMIN, SUPPORT. For an API key with the scope `proformas:read`.
     */
    get: operations["getProformas/IdPdf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/proformas/{id}/send": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mails it with its page, the reference of a transfer and the PDF; ten times an hour.
     * @description For MERCHANT. For an API key with the scope `proformas:write`.
     */
    post: operations["postProformas/IdSend"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/proformas/{id}/withdraw": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraws it: it can be accepted and paid no more. 409 once it is paid.
     * @description For MERCHANT. For an API key with the scope `proformas:write`.
     */
    post: operations["postProformas/IdWithdraw"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/proformas/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Proformas and offers of the caller’s merchant, newest first.
     * @description For MERCHANT. For an API key with the scope `proformas:read`.
     */
    get: operations["getProformasMe"];
    put?: never;
    /**
     * Writes a proforma or an offer: no tax document, in no sum and no tax file. `send` mails it to `customer.email` at once.
     * @description For MERCHANT. For an API key with the scope `proformas:write`.
     */
    post: operations["postProformasMe"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/proformas/me/summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How many proformas and offers are in each state, under the same filters.
     * @description For MERCHANT. For an API key with the scope `proformas:read`.
     */
    get: operations["getProformasMeSummary"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/record-imports/{id}/undo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archives what the import added, and gives what it changed the values of before; what was changed since stays. Within a day, once: 409 later.
     * @description For MERCHANT. For an API key with the scope `customers:write`.
     */
    post: operations["postRecordImports/IdUndo"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/record-imports/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The imports of customers and items that can be undone, the newest first: those of the last day.
     * @description For MERCHANT. For an API key with the scope `customers:write`.
     */
    get: operations["getRecordImportsMe"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/refunds/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A refund.
     * @description For an API key with the scope `payments:read`.
     */
    get: operations["getRefunds/Id"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/schedule-runs/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One period of a schedule.
     * @description For MERCHANT, ADMIN, SUPPORT. For an API key with the scope `schedules:read`.
     */
    get: operations["getScheduleRuns/Id"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/schedule-runs/{id}/issue": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Issues and sends the document of a period that is PROPOSED, FAILED or MISSED, with the day of today.
     * @description For MERCHANT. For an API key with the scope `schedules:write`.
     */
    post: operations["postScheduleRuns/IdIssue"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/schedule-runs/{id}/skip": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Leaves a period out that is PROPOSED, FAILED or MISSED.
     * @description For MERCHANT. For an API key with the scope `schedules:write`.
     */
    post: operations["postScheduleRuns/IdSkip"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/schedules/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One schedule with its content and periods.
     * @description For MERCHANT, ADMIN, SUPPORT. For an API key with the scope `schedules:read`.
     */
    get: operations["getSchedules/Id"];
    /**
     * Changes the documents from now on; those that were issued stay. 409 when `version` is not the stored one.
     * @description For MERCHANT. For an API key with the scope `schedules:write`.
     */
    put: operations["putSchedules/Id"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/schedules/{id}/end": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ends a schedule for good. Its documents and periods stay.
     * @description For MERCHANT. For an API key with the scope `schedules:write`.
     */
    post: operations["postSchedules/IdEnd"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/schedules/{id}/pause": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stops a schedule until it is resumed.
     * @description For MERCHANT. For an API key with the scope `schedules:write`.
     */
    post: operations["postSchedules/IdPause"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/schedules/{id}/resume": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Goes on with the next day. Periods that passed meanwhile are listed as MISSED, and none is sent by itself.
     * @description For MERCHANT. For an API key with the scope `schedules:write`.
     */
    post: operations["postSchedules/IdResume"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/schedules/{id}/run": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Makes the next document today instead of on its day. The period is then done.
     * @description For MERCHANT. For an API key with the scope `schedules:write`.
     */
    post: operations["postSchedules/IdRun"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/schedules/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The schedules of the caller’s merchant; what waits for a person first.
     * @description For MERCHANT. For an API key with the scope `schedules:read`.
     */
    get: operations["getSchedulesMe"];
    put?: never;
    /**
     * Repeats an invoice: every month, quarter or year, on a day. Texts of lines may have {{месец}}, {{година}} and {{период}}, or {{month}}, {{year}} and {{period}}.
     * @description For MERCHANT. For an API key with the scope `schedules:write`.
     */
    post: operations["postSchedulesMe"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/schedules/me/summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How many schedules are active, what waits, and what comes in the next thirty days by currency.
     * @description For MERCHANT. For an API key with the scope `schedules:read`.
     */
    get: operations["getSchedulesMeSummary"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/test-events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stores and delivers an event with sample data, which names no record of the merchant. 409 on an installation that moves real money.
     * @description For MERCHANT. For an API key with the scope `webhooks:write`.
     */
    post: operations["postTestEvents"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vat-numbers/{number}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Asks the European Commission about the VAT number of a buyer (VIES); thirty times a minute.
     * @description For MERCHANT. For an API key with the scope `invoices:write`.
     */
    get: operations["getVatNumbers/Number"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhook-endpoints": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Webhook endpoints; a merchant sees its own.
     * @description For MERCHANT, ADMIN, SUPPORT. For an API key with the scope `webhooks:write`.
     */
    get: operations["getWebhookEndpoints"];
    put?: never;
    /**
     * Creates a webhook endpoint; the answer is the only place that shows its secret.
     * @description For MERCHANT. A session needs a recent proof of the password. For an API key with the scopes `webhooks:write` and `events:read`.
     */
    post: operations["postWebhookEndpoints"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhook-endpoints/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One webhook endpoint.
     * @description For MERCHANT, ADMIN, SUPPORT. For an API key with the scope `webhooks:write`.
     */
    get: operations["getWebhookEndpoints/Id"];
    /**
     * Changes address, types or state of a webhook endpoint; a key changes only one that a key made.
     * @description For MERCHANT. A session needs a recent proof of the password for another address. For an API key with the scopes `webhooks:write` and `events:read`.
     */
    put: operations["putWebhookEndpoints/Id"];
    post?: never;
    /**
     * Deletes a webhook endpoint with its deliveries; what waits is not sent. A key deletes only one that a key made.
     * @description For MERCHANT. For an API key with the scope `webhooks:write`.
     */
    delete: operations["deleteWebhookEndpoints/Id"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhook-endpoints/{id}/deliveries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The deliveries of an endpoint, newest first; tries are kept for 30 days.
     * @description For MERCHANT, ADMIN, SUPPORT. For an API key with the scope `webhooks:write`.
     */
    get: operations["getWebhookEndpoints/IdDeliveries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhook-endpoints/{id}/deliveries/{eventId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One delivery with its body and its tries.
     * @description For MERCHANT, ADMIN, SUPPORT. For an API key with the scopes `webhooks:write` and `events:read`.
     */
    get: operations["getWebhookEndpoints/IdDeliveries/EventId"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhook-endpoints/{id}/deliveries/{eventId}/resend": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends an event again, with ten tries of its own.
     * @description For MERCHANT. For an API key with the scopes `webhooks:write` and `events:read`.
     */
    post: operations["postWebhookEndpoints/IdDeliveries/EventIdResend"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhook-endpoints/{id}/replay": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends the events of a time again, oldest first, at most 10,000 in one call.
     * @description For MERCHANT. For an API key with the scopes `webhooks:write` and `events:read`.
     */
    post: operations["postWebhookEndpoints/IdReplay"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhook-endpoints/{id}/rotate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Creates a new secret; deliveries are signed with the replaced one, too, for the hours of grace. A key does so only for an endpoint that a key made.
     * @description For MERCHANT. A session needs a recent proof of the password. For an API key with the scopes `webhooks:write` and `events:read`.
     */
    post: operations["postWebhookEndpoints/IdRotate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhook-endpoints/{id}/test": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends a `webhook.test` to one endpoint.
     * @description For MERCHANT. For an API key with the scope `webhooks:write`.
     */
    post: operations["postWebhookEndpoints/IdTest"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  "account.changed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The account at the card provider has changed: its status, what it may do, or the data that is due. */
    post: operations["onAccountChanged"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "bank-line.matched": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A movement of your bank account was matched with what it pays. */
    post: operations["onBankLineMatched"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "bank-line.unmatched": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The match of a movement of your bank account was undone. */
    post: operations["onBankLineUnmatched"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "bill.issued": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The bill of Plateno for the month was issued. */
    post: operations["onBillIssued"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "bill.paid": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The bill of Plateno is paid in full. */
    post: operations["onBillPaid"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "credit_note.issued": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A credit note was issued. */
    post: operations["onCreditNoteIssued"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "dispute.lost": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The dispute was lost: the customer gets the amount back. */
    post: operations["onDisputeLost"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "dispute.opened": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The customer’s bank disputes a payment or asks about it. */
    post: operations["onDisputeOpened"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "dispute.won": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The dispute was won. */
    post: operations["onDisputeWon"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "invoice.annulled": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The document was voided. */
    post: operations["onInvoiceAnnulled"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "invoice.delivery_failed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** An email with the document could not be sent. */
    post: operations["onInvoiceDeliveryFailed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "invoice.issued": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** An invoice or a debit note was issued. */
    post: operations["onInvoiceIssued"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "invoice.overdue": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The document, or an instalment of it, was not paid in time. */
    post: operations["onInvoiceOverdue"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "invoice.paid": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The document is paid in full. */
    post: operations["onInvoicePaid"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "invoice.partly_paid": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A part of the document was paid. */
    post: operations["onInvoicePartlyPaid"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "invoice.sent": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** An email with the document was sent. */
    post: operations["onInvoiceSent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "link.cancelled": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The payment link was cancelled. */
    post: operations["onLinkCancelled"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "link.created": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A payment link was created. */
    post: operations["onLinkCreated"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "link.expired": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The payment link has expired. */
    post: operations["onLinkExpired"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "link.paid": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A payment link for one payment was paid. */
    post: operations["onLinkPaid"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "mandate.agreed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A customer let a card stay for later payments. */
    post: operations["onMandateAgreed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "mandate.ended": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A card that stays was stopped. */
    post: operations["onMandateEnded"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "month.closed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The month was closed. */
    post: operations["onMonthClosed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "payment.cancelled": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The payment was cancelled: the customer did not pay in time, or the amount was refunded. */
    post: operations["onPaymentCancelled"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "payment.created": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A payment was started; the customer has not paid yet. */
    post: operations["onPaymentCreated"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "payment.declined": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The customer’s card was declined; the customer may try again. */
    post: operations["onPaymentDeclined"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "payment.failed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The payment failed. */
    post: operations["onPaymentFailed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "payment.flagged": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The payment needs attention: late, a duplicate, more than was due, or of another amount; or it was decided what happens to the other amount. */
    post: operations["onPaymentFlagged"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "payment.fraud_warned": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The customer’s bank warns of fraud; a full refund usually prevents the dispute. */
    post: operations["onPaymentFraudWarned"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "payment.processing": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The payment is being processed: the money is not confirmed yet, or the amount is being checked. */
    post: operations["onPaymentProcessing"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "payment.succeeded": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The customer has paid. */
    post: operations["onPaymentSucceeded"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "payout.failed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The payout to your bank account failed or was cancelled. */
    post: operations["onPayoutFailed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "payout.paid": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The amount was paid out to your bank account. */
    post: operations["onPayoutPaid"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "plan.changed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Your plan at Plateno is another one from today on. */
    post: operations["onPlanChanged"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "proforma.accepted": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The customer accepted the proforma or the offer. */
    post: operations["onProformaAccepted"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "proforma.paid": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A payment came for the proforma or the offer. */
    post: operations["onProformaPaid"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "proforma.sent": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A proforma or an offer was sent. */
    post: operations["onProformaSent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "refund.failed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The refund failed or was cancelled; the money stays with you. */
    post: operations["onRefundFailed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "refund.requested": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A refund was requested. */
    post: operations["onRefundRequested"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "refund.succeeded": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The amount was refunded to the customer. */
    post: operations["onRefundSucceeded"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "schedule.charge_failed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The card that stays could not be charged. */
    post: operations["onScheduleChargeFailed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "schedule.run": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A recurring invoice was issued or proposed. */
    post: operations["onScheduleRun"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "schedule.run_failed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A recurring invoice could not be issued. */
    post: operations["onScheduleRunFailed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "transfer.promised": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A payer has promised a bank transfer. */
    post: operations["onTransferPromised"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "webhook.test": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A test event, sent on your request. */
    post: operations["onWebhookTest"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    AccountObject: {
      bankCurrency: string | null;
      /** @description The last characters of the IBAN that is paid out to. */
      bankLast4: string | null;
      /** @description When the provider was last asked. */
      checkedAt: string | null;
      /** @description When charges or payouts stop without what is due; null: no day is set. */
      deadline: string | null;
      /** @description Why the provider has switched something off, in the caller’s language. */
      disabledReason: string | null;
      /** @description What the provider waits for, with what is past due. */
      due: {
        /** @description The provider’s code. */
        code: string;
        /** @description In the caller’s language. */
        text: string;
      }[];
      /** @description Whether customers can pay now. */
      isChargeable: boolean;
      /** @description Whether the merchant is paid on an account of its own in this installation. */
      isNeeded: boolean;
      /** @description Whether money goes to the bank now. */
      isPaidOut: boolean;
      /** @description What should have been given already. */
      pastDue: {
        /** @description The provider’s code. */
        code: string;
        /** @description In the caller’s language. */
        text: string;
      }[];
      /** @enum {string} */
      status: "NONE" | "STARTED" | "RESTRICTED" | "PENDING" | "ACTIVE" | "REJECTED" | "LEFT";
    };
    BankLineObject: {
      accountId: number;
      /** @description Below zero for an outgoing line. */
      amount: number;
      asideReason: ("OUTGOING" | "BY_HAND" | "RETURNED" | "REVERSED") | null;
      bankReference: string | null;
      /** @description A day in Sofia. */
      bookedOn: string;
      /** @description The account of the other side. */
      counterIban: string | null;
      currency: string;
      /** @description The account of the merchant. */
      iban: string;
      id: number;
      /** @description The bank takes an earlier booking back. */
      isReversal: boolean;
      matches: {
        /** @description In units of its currency, at most two decimals. */
        amount: number;
        invoiceId?: number | null;
        invoiceNumber: string | null;
        matchedAt: string;
        /** @description system:banking for a line that matched by itself. */
        matchedBy: string;
        /** @description The payment of a promised transfer. */
        paymentId?: number | null;
        /** @description The payout that arrived. */
        payoutId?: number | null;
        reasons: ("REFERENCE" | "NUMBER" | "SHORT_NUMBER" | "AMOUNT" | "SUM" | "IBAN" | "NAME" | "DAY" | "PAYOUT")[];
      }[];
      merchantId: number;
      merchantName: string;
      /** @description Of the other side. */
      name: string | null;
      /** @description What of the line paid nothing. */
      rest: number;
      /** @enum {string} */
      state: "NEW" | "SUGGESTED" | "MATCHED" | "TO_RETURN" | "IGNORED";
      statementId: number;
      /** @description At most three, the best first. */
      suggestions: {
        invoices: {
          /** @description What this line would pay of it. */
          amount: number;
          buyerName: string | null;
          invoiceId: number;
          /** @description Ten digits, without gaps within a merchant. */
          invoiceNumber: string;
          /** @description What is open of it. */
          open: number;
        }[];
        /** @description The line is less than what is open. */
        isPart: boolean;
        /** @description A transfer that a payer promised; null for documents. */
        promise: {
          /** @description In units of its currency, at most two decimals. */
          amount: number;
          customerName: string | null;
          description: string | null;
          id: number;
          reference: string;
        } | null;
        reasons: ("REFERENCE" | "NUMBER" | "SHORT_NUMBER" | "AMOUNT" | "SUM" | "IBAN" | "NAME" | "DAY" | "PAYOUT")[];
        score: number;
      }[];
      text: string | null;
      /** @description What goes back to the payer. */
      toReturn: number;
      valueOn: string | null;
    };
    BillObject: {
      /** @description The fees by day in Sofia, from the ledger. */
      days: {
        /** @description A day in Sofia. */
        day: string;
        /** @description Fees charged on the day, less those given back, in EUR. */
        fees: number;
        payments: number;
      }[];
      dueOn: string | null;
      /** @description Fees of Plateno for the payments of the month, in EUR. */
      fees: number;
      id: number;
      /** @description The document of the operator; null while it waits. */
      invoiceId?: number | null;
      invoiceNumber: string | null;
      issuedOn: string | null;
      merchantId: number;
      merchantName: string;
      /** @description A month in Sofia, `YYYY-MM`. */
      month: string;
      /** @description Credit notes to its document for fees that were given back. */
      notes: {
        /** @description In units of its currency, at most two decimals. */
        amount: number;
        invoiceId: number;
        invoiceNumber: string;
      }[];
      /** @description What is to be paid, in EUR. */
      open: number;
      /** @description The page on which it is paid by card; null when nothing is open. */
      payUrl: string | null;
      /** @description The plan of the month, in EUR. */
      plan: number;
      /** @description Fees given back in the month, in EUR. */
      returnedFees: number;
      /** @enum {string} */
      status: "WAITING" | "OPEN" | "DUE" | "PAID";
      /** @description The total of its document; of a waiting bill what was charged, in EUR. */
      total: number;
      /** @description What was kept from the payments already, in EUR. */
      withheld: number;
    };
    CreditNoteObject: {
      /** @description The advances that it deducts, with base and VAT. */
      advances: {
        id: number;
        invoiceNumber: string;
        /** @description A day in Sofia. */
        issueDate: string;
        /** @description Net of VAT. */
        subtotal: number;
        /** @description In units of its currency, at most two decimals. */
        taxAmount: number;
      }[];
      /** @description When the document was annulled; its number stays in use. */
      annulledAt: string | null;
      annulmentReason: string | null;
      buyer: {
        /** @description The postal address, as printed on the document. */
        address: string | null;
        /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
        country: string | null;
        /**
         * @description A COMPANY has a number, or is abroad and has none.
         * @enum {string}
         */
        kind: "COMPANY" | "PERSON";
        name: string;
        /** @description EIK, or a VAT number with its country. */
        taxId: string | null;
        vatNumber: string | null;
      };
      /** @description Of a credit note that the merchant wrote. */
      correctionKind: ("GOODS_RETURNED" | "DISCOUNT" | "WRONG_RATE" | "OTHER") | null;
      correctionReason: string | null;
      /** @description Of a credit or debit note: the document that it corrects. */
      correctsId?: number | null;
      /** @description The issue date of the corrected document. */
      correctsIssueDate: string | null;
      /** @description The number of the corrected document. */
      correctsNumber: string | null;
      /** @description A debit note corrects an invoice, a credit note an invoice or a debit note. */
      correctsType: ("INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE") | null;
      /** @description Credited without a refund. */
      creditedAmount: number;
      /** @description Credit notes of this document that are not annulled, in the order of issue. */
      creditNotes: {
        id: number;
        /** @description Ten digits, without gaps within a merchant. */
        invoiceNumber: string;
        /** @description A day in Sofia. */
        issueDate: string;
        /** @description In units of its currency, at most two decimals. */
        totalAmount: number;
      }[];
      /**
       * @description ISO 4217.
       * @enum {string}
       */
      currency: "EUR" | "USD" | "BGN";
      customerEmail: string | null;
      /** @description The customer in the list of the merchant; null without one. */
      customerId?: number | null;
      customerName: string | null;
      /** @description Debit notes of this invoice that are not annulled, in the order of issue. */
      debitNotes: {
        id: number;
        /** @description Ten digits, without gaps within a merchant. */
        invoiceNumber: string;
        /** @description A day in Sofia. */
        issueDate: string;
        /** @description In units of its currency, at most two decimals. */
        totalAmount: number;
      }[];
      /** @description The invoice that deducts this advance. */
      deductedIn: {
        id: number;
        invoiceNumber: string;
        /** @description A day in Sofia. */
        issueDate: string;
      } | null;
      /** @description All mails with the document, the latest first. */
      deliveries: {
        createdAt: string;
        /** @enum {string} */
        kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
        /** @description The error of the latest attempt, when it failed. */
        reason: string | null;
        recipient: string;
        sentAt: string | null;
        /** @enum {string} */
        state: "QUEUED" | "SENT" | "FAILED";
      }[];
      /** @description The latest mail with the document. */
      delivery: {
        createdAt: string;
        /** @enum {string} */
        kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
        /** @description The error of the latest attempt, when it failed. */
        reason: string | null;
        recipient: string;
        sentAt: string | null;
        /** @enum {string} */
        state: "QUEUED" | "SENT" | "FAILED";
      } | null;
      description: string | null;
      /** @description A day in Sofia. */
      dueDate: string;
      /** @description Units of the currency for one euro; 1 for EUR. */
      eurRate: number;
      /** @description The day for which the ECB published that rate; null for EUR and for older documents. */
      eurRateDay: string | null;
      id: number;
      /** @description Empty when the whole is due on one day. */
      installments: {
        /** @description In units of its currency, at most two decimals. */
        amount: number;
        /** @description A day in Sofia. */
        dueDate: string;
        /** @description What its payment link asks for. */
        openAmount: number;
        payUrl: string | null;
        /** @description From 1. */
        seq: number;
      }[];
      /** @description Ten digits, without gaps within a merchant. */
      invoiceNumber: string;
      /** @description Whether it is an advance. */
      isAdvance: boolean;
      /** @description A day in Sofia. */
      issueDate: string;
      isTest: boolean;
      items: {
        /** @description The advance that the line deducts. */
        advance: {
          invoiceNumber: string;
          /** @description A day in Sofia. */
          issueDate: string;
        } | null;
        /** @description Of a credit note: the position of the corrected line. */
        correctsLine: number | null;
        description: string;
        /** @description Percent off the price. */
        discountPercent: number | null;
        /** @description With VAT, at most six decimals, when the line was computed from it. */
        grossUnitPrice: number | null;
        id: number;
        /** @description Net of VAT. */
        lineTotal: number;
        /** @description At most six decimals. */
        quantity: number;
        /** @description The VAT of the line. */
        taxAmount: number;
        /** @description Percent. */
        taxRate: number;
        unit: string;
        /** @description Net of VAT, at most six decimals. */
        unitPrice: number;
        vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
        /** @description The ground in words. */
        vatGroundText: string | null;
      }[];
      /**
       * @description The document is in Bulgarian, or in Bulgarian with English beside it.
       * @enum {string}
       */
      language: "bg" | "en";
      merchantId: number;
      merchantName: string;
      /** @description What is still to be paid; 0 for a voided document. */
      openAmount: number;
      /** @description In units of its currency, at most two decimals. */
      paidAmount: number;
      /** @description The first card payment that paid the invoice. */
      paidBy?: number | null;
      paymentId?: number | null;
      /** @description All payments in the order in which they were recorded. */
      payments: {
        /** @description In units of its currency, at most two decimals. */
        amount: number;
        id: number;
        /**
         * @description WITHHELD: kept from the takings of the buyer, on a bill of Plateno.
         * @enum {string}
         */
        kind: "CARD" | "BANK" | "WITHHELD";
        note: string | null;
        /** @description A day in Sofia. */
        paidOn: string;
        /** @description The card payment; null for all others. */
        paymentId?: number | null;
        recordedAt: string;
        /** @description When the transfer was taken back. */
        takenBackAt: string | null;
        takenBackReason: string | null;
      }[];
      /** @description The page where the customer can pay, while the invoice is unpaid. */
      payUrl: string | null;
      /** @description Of `paidAmount`: refunded, with a credit note for each refund. */
      refundedAmount: number;
      /** @enum {string} */
      refundStatus: "NONE" | "PARTIAL" | "FULL";
      seller: {
        /** @description The postal address, as printed on the document. */
        address: string | null;
        /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
        country: string | null;
        name: string;
        /** @description EIK, or a VAT number with its country. */
        taxId: string | null;
        vatNumber: string | null;
      };
      /** @enum {string} */
      status: "PENDING" | "OVERDUE" | "PAID";
      /** @description Net of VAT. */
      subtotal: number;
      /** @description In units of its currency, at most two decimals. */
      taxAmount: number;
      /** @description The day of the supply, in Sofia. */
      taxEventDate: string;
      /** @description Texts that tax files write by other letters; the document keeps them, and no month is held open. */
      taxFileTexts: {
        /** @description Characters that a question mark stands for. */
        lost: string[];
        text: string;
        /** @description As the files have it. */
        written: string;
      }[];
      /** @description Percent; of the first line, when lines have several rates. */
      taxRate: number;
      /** @description In units of its currency, at most two decimals. */
      totalAmount: number;
      /** @enum {string} */
      type: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
      /** @description The check of the buyer’s VAT number at the Commission, when it was asked. */
      vatCheck: {
        checkedAt: string;
        number: string;
        /** @description The identifier of the request at the Commission, as proof. */
        requestId: string | null;
        /** @enum {string} */
        state: "VALID" | "INVALID" | "NOT_NOW";
      } | null;
      /** @description The legal ground when no VAT is charged. */
      vatGround: string | null;
    };
    DisputeObject: {
      /** @description In units of its currency, at most two decimals. */
      amount: number;
      /** @description Whether evidence is accepted now, from this caller. */
      canAnswer: boolean;
      /**
       * @description The charge currency, ISO 4217.
       * @enum {string}
       */
      currency: "EUR" | "USD";
      /** @description Days in Sofia until the deadline, below zero after it; null when no answer is awaited: the dispute is decided, or the bank has the evidence. */
      daysLeft: number | null;
      evidence: {
        files: {
          byteCount: number;
          /** @enum {string} */
          field: "receipt" | "customerCommunication" | "shippingDocumentation" | "serviceDocumentation" | "refundPolicy" | "cancellationPolicy" | "duplicateChargeDocumentation" | "customerSignature" | "uncategorizedFile";
          id: number;
          /** @description Whether the card provider has it. */
          isUploaded: boolean;
          name: string;
        }[];
        /** @description A call to the card provider is under way. */
        isBeingSent: boolean;
        /** @description The provider’s code of its refusal. */
        refusal: string | null;
        savedAt: string | null;
        /**
         * @description DRAFT: stored here. SAVED: at the card provider. SUBMITTED: at the bank, for good. NOT_SENT: the dispute is decided and the bank never got it.
         * @enum {string}
         */
        status: "DRAFT" | "SAVED" | "SUBMITTED" | "NOT_SENT";
        submittedAt: string | null;
        submittedBy: string | null;
        texts: {
          [key: string]: string;
        };
      };
      /** @description The deadline for evidence. */
      evidenceDueAt: string | null;
      /**
       * @description DRAFT: stored here. SAVED: at the card provider. SUBMITTED: at the bank, for good. NOT_SENT: the dispute is decided and the bank never got it.
       * @enum {string}
       */
      evidenceStatus: "DRAFT" | "SAVED" | "SUBMITTED" | "NOT_SENT";
      /** @description Fields that help against the reason, the most telling first. */
      helpful: ("productDescription" | "customerName" | "customerEmailAddress" | "customerPurchaseIp" | "billingAddress" | "shippingAddress" | "shippingCarrier" | "shippingDate" | "shippingTrackingNumber" | "serviceDate" | "accessActivityLog" | "duplicateChargeId" | "duplicateChargeExplanation" | "refundPolicyDisclosure" | "refundRefusalExplanation" | "cancellationPolicyDisclosure" | "cancellationRebuttal" | "uncategorizedText" | "receipt" | "customerCommunication" | "shippingDocumentation" | "serviceDocumentation" | "refundPolicy" | "cancellationPolicy" | "duplicateChargeDocumentation" | "customerSignature" | "uncategorizedFile")[];
      id: number;
      /** @description A question by the bank: no money has moved. */
      isInquiry: boolean;
      /** @description The bank has the evidence and decides. */
      isUnderReview: boolean;
      openedAt: string;
      paymentId: number;
      /** @description The provider’s stable code. */
      reason: string;
      /** @enum {string} */
      status: "OPEN" | "WON" | "LOST" | "PREVENTED";
      suggestions: {
        /** @description The document of the payment, which can be attached. */
        invoiceNumber: string | null;
        /** @description Texts from what is stored of the payment. */
        texts: {
          [key: string]: string;
        };
      };
    };
    Failure: {
      code: string;
      fields?: {
        [key: string]: string;
      };
      message: string;
      requestId?: string;
    } & {
      [key: string]: unknown;
    };
    InvoiceObject: {
      /** @description The advances that it deducts, with base and VAT. */
      advances: {
        id: number;
        invoiceNumber: string;
        /** @description A day in Sofia. */
        issueDate: string;
        /** @description Net of VAT. */
        subtotal: number;
        /** @description In units of its currency, at most two decimals. */
        taxAmount: number;
      }[];
      /** @description When the document was annulled; its number stays in use. */
      annulledAt: string | null;
      annulmentReason: string | null;
      buyer: {
        /** @description The postal address, as printed on the document. */
        address: string | null;
        /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
        country: string | null;
        /**
         * @description A COMPANY has a number, or is abroad and has none.
         * @enum {string}
         */
        kind: "COMPANY" | "PERSON";
        name: string;
        /** @description EIK, or a VAT number with its country. */
        taxId: string | null;
        vatNumber: string | null;
      };
      /** @description Of a credit note that the merchant wrote. */
      correctionKind: ("GOODS_RETURNED" | "DISCOUNT" | "WRONG_RATE" | "OTHER") | null;
      correctionReason: string | null;
      /** @description Of a credit or debit note: the document that it corrects. */
      correctsId?: number | null;
      /** @description The issue date of the corrected document. */
      correctsIssueDate: string | null;
      /** @description The number of the corrected document. */
      correctsNumber: string | null;
      /** @description A debit note corrects an invoice, a credit note an invoice or a debit note. */
      correctsType: ("INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE") | null;
      /** @description Credited without a refund. */
      creditedAmount: number;
      /** @description Credit notes of this document that are not annulled, in the order of issue. */
      creditNotes: {
        id: number;
        /** @description Ten digits, without gaps within a merchant. */
        invoiceNumber: string;
        /** @description A day in Sofia. */
        issueDate: string;
        /** @description In units of its currency, at most two decimals. */
        totalAmount: number;
      }[];
      /**
       * @description ISO 4217.
       * @enum {string}
       */
      currency: "EUR" | "USD" | "BGN";
      customerEmail: string | null;
      /** @description The customer in the list of the merchant; null without one. */
      customerId?: number | null;
      customerName: string | null;
      /** @description Debit notes of this invoice that are not annulled, in the order of issue. */
      debitNotes: {
        id: number;
        /** @description Ten digits, without gaps within a merchant. */
        invoiceNumber: string;
        /** @description A day in Sofia. */
        issueDate: string;
        /** @description In units of its currency, at most two decimals. */
        totalAmount: number;
      }[];
      /** @description The invoice that deducts this advance. */
      deductedIn: {
        id: number;
        invoiceNumber: string;
        /** @description A day in Sofia. */
        issueDate: string;
      } | null;
      /** @description All mails with the document, the latest first. */
      deliveries: {
        createdAt: string;
        /** @enum {string} */
        kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
        /** @description The error of the latest attempt, when it failed. */
        reason: string | null;
        recipient: string;
        sentAt: string | null;
        /** @enum {string} */
        state: "QUEUED" | "SENT" | "FAILED";
      }[];
      /** @description The latest mail with the document. */
      delivery: {
        createdAt: string;
        /** @enum {string} */
        kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
        /** @description The error of the latest attempt, when it failed. */
        reason: string | null;
        recipient: string;
        sentAt: string | null;
        /** @enum {string} */
        state: "QUEUED" | "SENT" | "FAILED";
      } | null;
      description: string | null;
      /** @description A day in Sofia. */
      dueDate: string;
      /** @description Units of the currency for one euro; 1 for EUR. */
      eurRate: number;
      /** @description The day for which the ECB published that rate; null for EUR and for older documents. */
      eurRateDay: string | null;
      id: number;
      /** @description Empty when the whole is due on one day. */
      installments: {
        /** @description In units of its currency, at most two decimals. */
        amount: number;
        /** @description A day in Sofia. */
        dueDate: string;
        /** @description What its payment link asks for. */
        openAmount: number;
        payUrl: string | null;
        /** @description From 1. */
        seq: number;
      }[];
      /** @description Ten digits, without gaps within a merchant. */
      invoiceNumber: string;
      /** @description Whether it is an advance. */
      isAdvance: boolean;
      /** @description A day in Sofia. */
      issueDate: string;
      isTest: boolean;
      items: {
        /** @description The advance that the line deducts. */
        advance: {
          invoiceNumber: string;
          /** @description A day in Sofia. */
          issueDate: string;
        } | null;
        /** @description Of a credit note: the position of the corrected line. */
        correctsLine: number | null;
        description: string;
        /** @description Percent off the price. */
        discountPercent: number | null;
        /** @description With VAT, at most six decimals, when the line was computed from it. */
        grossUnitPrice: number | null;
        id: number;
        /** @description Net of VAT. */
        lineTotal: number;
        /** @description At most six decimals. */
        quantity: number;
        /** @description The VAT of the line. */
        taxAmount: number;
        /** @description Percent. */
        taxRate: number;
        unit: string;
        /** @description Net of VAT, at most six decimals. */
        unitPrice: number;
        vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
        /** @description The ground in words. */
        vatGroundText: string | null;
      }[];
      /**
       * @description The document is in Bulgarian, or in Bulgarian with English beside it.
       * @enum {string}
       */
      language: "bg" | "en";
      merchantId: number;
      merchantName: string;
      /** @description What is still to be paid; 0 for a voided document. */
      openAmount: number;
      /** @description In units of its currency, at most two decimals. */
      paidAmount: number;
      /** @description The first card payment that paid the invoice. */
      paidBy?: number | null;
      paymentId?: number | null;
      /** @description All payments in the order in which they were recorded. */
      payments: {
        /** @description In units of its currency, at most two decimals. */
        amount: number;
        id: number;
        /**
         * @description WITHHELD: kept from the takings of the buyer, on a bill of Plateno.
         * @enum {string}
         */
        kind: "CARD" | "BANK" | "WITHHELD";
        note: string | null;
        /** @description A day in Sofia. */
        paidOn: string;
        /** @description The card payment; null for all others. */
        paymentId?: number | null;
        recordedAt: string;
        /** @description When the transfer was taken back. */
        takenBackAt: string | null;
        takenBackReason: string | null;
      }[];
      /** @description The page where the customer can pay, while the invoice is unpaid. */
      payUrl: string | null;
      /** @description Of `paidAmount`: refunded, with a credit note for each refund. */
      refundedAmount: number;
      /** @enum {string} */
      refundStatus: "NONE" | "PARTIAL" | "FULL";
      seller: {
        /** @description The postal address, as printed on the document. */
        address: string | null;
        /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
        country: string | null;
        name: string;
        /** @description EIK, or a VAT number with its country. */
        taxId: string | null;
        vatNumber: string | null;
      };
      /** @enum {string} */
      status: "PENDING" | "OVERDUE" | "PAID";
      /** @description Net of VAT. */
      subtotal: number;
      /** @description In units of its currency, at most two decimals. */
      taxAmount: number;
      /** @description The day of the supply, in Sofia. */
      taxEventDate: string;
      /** @description Texts that tax files write by other letters; the document keeps them, and no month is held open. */
      taxFileTexts: {
        /** @description Characters that a question mark stands for. */
        lost: string[];
        text: string;
        /** @description As the files have it. */
        written: string;
      }[];
      /** @description Percent; of the first line, when lines have several rates. */
      taxRate: number;
      /** @description In units of its currency, at most two decimals. */
      totalAmount: number;
      /** @enum {string} */
      type: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
      /** @description The check of the buyer’s VAT number at the Commission, when it was asked. */
      vatCheck: {
        checkedAt: string;
        number: string;
        /** @description The identifier of the request at the Commission, as proof. */
        requestId: string | null;
        /** @enum {string} */
        state: "VALID" | "INVALID" | "NOT_NOW";
      } | null;
      /** @description The legal ground when no VAT is charged. */
      vatGround: string | null;
    };
    LinkObject: {
      /** @description In units of its currency, at most two decimals. */
      amount: number;
      /** @description A payer has promised a transfer, which is not booked yet. */
      awaitsTransfer: boolean;
      /** @description What the card is charged, in `chargeCurrency`. */
      chargeAmount: number;
      /**
       * @description An amount in BGN is charged in EUR at the fixed rate.
       * @enum {string}
       */
      chargeCurrency: "EUR" | "USD" | "BGN";
      createdAt: string;
      /**
       * @description ISO 4217.
       * @enum {string}
       */
      currency: "EUR" | "USD" | "BGN";
      customerEmail: string | null;
      customerName: string | null;
      description: string | null;
      /** @description null for a link that does not expire. */
      expiresAt: string | null;
      /** @description The fixed rate, for an amount in BGN. */
      fxRate: string | null;
      id: number;
      merchantId: number;
      merchantName: string;
      /** @description The ways to pay that its payer is offered: BANK needs an IBAN of the merchant and an amount in EUR or BGN. */
      methods: ("CARD" | "BANK")[];
      /** @description The pay page, which the merchant sends to the customer. */
      paymentLinkUrl: string;
      /** @description The content of the QR code: the pay page. */
      qrCodeData: string;
      /**
       * @description How much of the payment of a PAID link is refunded.
       * @enum {string}
       */
      refundStatus: "NONE" | "PARTIAL" | "FULL";
      /** @description The page of the shop to which the payer may go after the payment. */
      returnUrl: string | null;
      /** @enum {string} */
      status: "ACTIVE" | "PAID" | "EXPIRED" | "CANCELLED";
      /** @description Percent; null: by the merchant’s VAT registration on the day of the payment. */
      taxRate: (20 | 9 | 0) | null;
      uniqueToken: string;
      /** @enum {string} */
      usage: "SINGLE" | "REUSABLE";
      /** @description The legal ground of 0 %. */
      vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
      /** @description The ground in words. */
      vatGroundText: string | null;
      /** @description Why the rate may not be charged any more; then the link cannot be paid. */
      vatProblem: string | null;
    };
    MandateObject: {
      agreedAt: string;
      /** @description What the payer agreed to, word for word. */
      agreedText: string;
      brand: string;
      /** @description Charged in this month in Sofia. */
      chargedThisMonth: number;
      /**
       * @description ISO 4217.
       * @enum {string}
       */
      currency: "EUR" | "USD" | "BGN";
      /** @description null: the customer was erased. */
      customerId?: number | null;
      customerName: string | null;
      endedAt: string | null;
      endedBy: ("PAYER" | "MERCHANT" | "REPLACED" | "ERASED") | null;
      /** @description The last day on which the card is valid. */
      expiresOn: string;
      id: number;
      last4: string;
      /** @description The most that is charged in a calendar month in Sofia. */
      maxAmount: number;
      merchantId: number;
      /** @enum {string} */
      state: "ACTIVE" | "EXPIRED" | "ENDED";
    };
    MonthObject: {
      closedAt: string | null;
      deadlines: {
        /** @description The 15th of the next month; null for a merchant that is no e-shop under the alternative regime. */
        auditFile: string | null;
        /** @description The 14th of the next month; null for a merchant that files no VAT return. */
        vatReturn: string | null;
      };
      files: {
        bytes: number;
        name: string;
        sha256: string;
      }[];
      merchantId: number;
      merchantName: string;
      /** @description A month in Sofia, `YYYY-MM`. */
      month: string;
      problems: {
        code: string;
        /** @description How many problems the entry stands for. */
        count: number;
        /** @description The first 100 documents of the entry; empty for a problem of the whole month. */
        documents: {
          invoiceId: number;
          invoiceNumber: string;
          message: string;
        }[];
        /** @description null for a problem of the whole month, and for several documents. */
        invoiceId?: number | null;
        invoiceNumber: string | null;
        message: string;
        remedy: string;
        /**
         * @description ERROR: a file is wrong, or a number is missing; it keeps the month open. WARNING: a person must decide or do something. INFO: a note, nothing has to be done. Warnings of one code are one entry, and so are notes.
         * @enum {string}
         */
        severity: "ERROR" | "WARNING" | "INFO";
      }[];
      /** @description When the mail server of the recipient refused the newest mail with the files for good; given only then. */
      refusedAt?: string;
      /** @description The VAT registration that held in the month, the first day first; more than one when it changed inside the month. */
      registrations: {
        /** @description The first day, in Sofia. */
        from: string;
        /** @description The last day, in Sofia. */
        to: string;
        vatNumber: string | null;
        /** @enum {string} */
        vatRegistration: "FULL" | "NONE" | "ART_97A" | "EX";
      }[];
      reopenedAt: string | null;
      reopenReason: string | null;
      revision: number | null;
      /** @enum {string} */
      status: "RUNNING" | "OPEN" | "CLOSED";
      totals: {
        annulled: number;
        /** @description In units of its currency, at most two decimals. */
        base: number;
        /** @description Valid documents. */
        documents: number;
        fees: {
          currency: string;
          /** @description Fees of Plateno. */
          platform: number;
          /** @description Fees of the card provider. */
          provider: number;
        }[];
        /** @description In units of its currency, at most two decimals. */
        total: number;
        /** @description In units of its currency, at most two decimals. */
        vat: number;
      };
    };
    PaymentObject: {
      /** @description In units of its currency, at most two decimals. */
      amount: number;
      /** @description What the card paid when it differs from the request, in `capturedCurrency`. */
      capturedAmount: number | null;
      capturedCurrency: string | null;
      cardBrand: string | null;
      cardLast4: string | null;
      /** @description What the card is charged, in `chargeCurrency`. */
      chargeAmount: number;
      /**
       * @description An amount in BGN is charged in EUR at the fixed rate.
       * @enum {string}
       */
      chargeCurrency: "EUR" | "USD";
      /** @description As `merchantFee`, in `chargeCurrency`. */
      chargeMerchantFee: number;
      /** @description As `netAmount`, in `chargeCurrency`. */
      chargeNetAmount: number;
      /** @description As `platformFee`, in `chargeCurrency`. */
      chargePlatformFee: number;
      createdAt: string;
      /**
       * @description ISO 4217.
       * @enum {string}
       */
      currency: "EUR" | "USD" | "BGN";
      customerEmail: string | null;
      customerName: string | null;
      description: string | null;
      /** @enum {string} */
      disputeStatus: "NONE" | "OPEN" | "WON" | "LOST";
      /** @description The payment that had paid the same single link before. */
      duplicateOf?: number | null;
      /** @description The `number` of that payment. */
      duplicateOfNumber: string | null;
      /** @description When the payer’s bank warned of fraud, for 30 days while a full refund may prevent a dispute; null: no such warning. */
      fraudWarnedAt: string | null;
      /** @description The fixed rate, for an amount in BGN. */
      fxRate: string | null;
      id: number;
      invoiceId?: number | null;
      /** @description The number of its document; null until that is issued. */
      invoiceNumber: string | null;
      /** @description The provider’s stable code, such as `insufficient_funds`. */
      lastDeclineCode: string | null;
      /** @description Paid after the provider had closed the checkout, or in a race with another payer. */
      late: boolean;
      /** @description The card provider’s fee by the fee schedule of the day, in `currency`. */
      merchantFee: number;
      merchantId: number;
      merchantName: string;
      /**
       * @description CARD: at the card provider. BANK: by a transfer to the merchant’s account, without fees and without the provider’s fields.
       * @enum {string}
       */
      method: "CARD" | "BANK";
      /** @description Why the payment waits for review: the provider’s state differs from the request. */
      mismatch: string | null;
      /** @description ACCEPT: the captured amount became the payment’s. GIVE_BACK: it is refunded, and the payment is cancelled. */
      mismatchResolution: ("ACCEPT" | "GIVE_BACK") | null;
      /** @description `amount` less both fees, in `currency`. */
      netAmount: number;
      /** @description The merchant’s own; its customer never sees it. */
      note: string | null;
      /** @description The running number among the payments of its merchant; the number of its document is another. */
      number: string;
      /** @description More than its invoice had open: refunded automatically, without a document. */
      overpaid: boolean;
      paymentLinkId?: number | null;
      /** @description Plateno’s fee, in `currency`; zero until the payment has succeeded. */
      platformFee: number;
      providerPaymentId: string | null;
      /** @description In `chargeCurrency`. */
      refundedAmount: number;
      /** @enum {string} */
      refundStatus: "NONE" | "PARTIAL" | "FULL";
      /** @enum {string} */
      status: "PENDING" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
      succeededAt: string | null;
      updatedAt: string;
    };
    PayoutObject: {
      /** @description In units of its currency, at most two decimals. */
      amount: number;
      /** @description The day on which the bank gets it. */
      arrivalOn: string;
      /** @description The day on which a bank statement shows it; null: no statement does. */
      arrivedOn: string | null;
      /** @description false: made by hand at the provider. */
      automatic: boolean;
      /** @description Last digits of the bank account. */
      bankLast4: string | null;
      /** @description null until the provider has completed the list. */
      content: {
        /** @description Payments before fees. */
        charges: number;
        /** @description Taken back by payers’ banks, less what was won. */
        disputes: number;
        /** @description True fees less those that were expected at the payments. */
        feeDifference: number;
        /** @description Fees of the card provider. */
        fees: number;
        /** @description Adjustments and returned payouts. */
        other: number;
        /** @description Number of payments. */
        payments: number;
        /** @description Fees of Plateno. */
        platformFees: number;
        /** @description In units of its currency, at most two decimals. */
        refunds: number;
      } | null;
      createdAt: string;
      /** @description ISO 4217. */
      currency: string;
      /** @description The provider’s code. */
      failureCode: string | null;
      /** @description In words, in the caller’s language. */
      failureReason: string | null;
      id: number;
      merchantId: number;
      merchantName: string;
      providerPayoutId: string;
      /** @enum {string} */
      reconciliation: "NOT_YET" | "COMPLETE" | "NOT_POSSIBLE" | "DIFFERS";
      /** @description As the bank statement names it. */
      statementDescriptor: string | null;
      /** @enum {string} */
      status: "PENDING" | "IN_TRANSIT" | "PAID" | "FAILED" | "CANCELED";
      /** @description Reference of the transfer at the bank. */
      traceId: string | null;
      /** @description Lines about a payment that is not known here. */
      unknownLines: number;
    };
    PlanObject: {
      /** @description Whether plans can be chosen here: the installation has an operator that bills them. */
      isOffered: boolean;
      /** @description Whether a trial of GROWTH can begin. */
      mayTry: boolean;
      /** @description The plan that follows. */
      next: {
        /** @description A day in Sofia. */
        from: string;
        /** @enum {string} */
        plan: "STARTER" | "GROWTH" | "PRO";
      } | null;
      /** @description What the next bill holds until now; null: nothing is billed here. */
      nextBill: {
        /** @description Fees of Plateno until now, in EUR. */
        fees: number;
        /** @description The day of issue. */
        on: string;
        /** @description The plan, for the whole month as it stands, in EUR. */
        plan: number;
        /** @description Both, in EUR. */
        total: number;
      } | null;
      /** @enum {string} */
      plan: "STARTER" | "GROWTH" | "PRO";
      /** @description The price of a month, with VAT; 0 for a plan that is not billed, in EUR. */
      price: number;
      /** @description The first day of the plan, in Sofia. */
      since: string;
      /** @enum {string} */
      state: "TRIAL" | "ACTIVE" | "DUE";
      /** @description Bills with an open sum; null: none. */
      unpaid: {
        bills: number;
        /** @description The day on which the plan becomes STARTER unless they are paid; null: no bill is due, or it is STARTER. */
        endsOn: string | null;
        /** @description What is open of them, in EUR. */
        total: number;
      } | null;
      /** @description Its last day, when another plan follows or a trial ends; null: no end is set. */
      until: string | null;
      uses: {
        /** @enum {string} */
        limit: "members" | "apiKeys" | "webhookEndpoints";
        /** @description How many the plan allows. */
        most: number;
        /** @description How many the merchant has. */
        used: number;
      }[];
    };
    ProformaObject: {
      /** @description The first line. */
      about: string;
      acceptedAt: string | null;
      acceptedBy: string | null;
      /** @description The most a month that the payer is asked to agree to. */
      cardMax: number | null;
      content: {
        /**
         * @description ISO 4217.
         * @enum {string}
         */
        currency: "EUR" | "USD";
        customer: {
          /** @description The postal address; required of a COMPANY. */
          address?: string | null;
          /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
          country?: string | null;
          email?: (string) | null;
          /** @enum {string} */
          kind: "COMPANY" | "PERSON";
          name: string;
          /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
          taxId?: string | null;
          /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
          vatNumber?: string | null;
        };
        /** @description A customer of the merchant; the given data of the buyer stay as they are. */
        customerId?: number | null;
        description?: string | null;
        items: {
          description: string;
          /** @description Percent off the price, at most two decimals. */
          discountPercent?: number | null;
          /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
          grossUnitPrice?: number | null;
          /** @description At most six decimals. */
          quantity: number;
          /**
           * @description Percent.
           * @enum {number}
           */
          taxRate: 20 | 9 | 0;
          unit?: string;
          /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
          unitPrice?: number | null;
          /** @description The legal ground of a line at 0 %; that of the document by default. */
          vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
        }[];
        /**
         * @description The document is in Bulgarian, or in Bulgarian with English beside it.
         * @default bg
         * @enum {string}
         */
        language: "bg" | "en";
        /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
        vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
      };
      createdAt: string;
      /**
       * @description ISO 4217.
       * @enum {string}
       */
      currency: "EUR" | "USD" | "BGN";
      customerId?: number | null;
      customerName: string;
      /** @description The payer has asked something. */
      hasQuestion: boolean;
      id: number;
      /** @description The documents of its payments: advance invoices, and the final one. */
      invoices: {
        invoiceId: number;
        invoiceNumber: string;
        isAdvance: boolean;
        /** @description In units of its currency, at most two decimals. */
        total: number;
      }[];
      /** @description It was sent, and the mail server of `customer.email` has refused the newest mail to it for good. */
      isEmailRefused: boolean;
      /** @enum {string} */
      kind: "PROFORMA" | "OFFER";
      merchantId: number;
      merchantName: string;
      /** @description Ten digits, of a series of its own within a merchant; no number of a tax document. */
      number: string;
      /** @description In units of its currency, at most two decimals. */
      open: number;
      /** @description What came of it. */
      paid: number;
      /** @description The link over what is open. */
      paymentLinkId?: number | null;
      questions: {
        askedAt: string;
        email: string;
        text: string;
      }[];
      /** @description The reason of a bank transfer. */
      reference: string | null;
      sentAt: string | null;
      /** @enum {string} */
      state: "DRAFT" | "SENT" | "ACCEPTED" | "PAID" | "EXPIRED" | "WITHDRAWN";
      /** @description Net of VAT. */
      subtotal: number;
      /** @description In units of its currency, at most two decimals. */
      taxAmount: number;
      /** @description In units of its currency, at most two decimals. */
      total: number;
      /** @description The page of the payer, once it was sent. */
      url: string | null;
      /** @description A day in Sofia. */
      validUntil: string;
      /** @description Counts the changes. */
      version: number;
    };
    RefundObject: {
      /** @description In units of its currency, at most two decimals. */
      amount: number;
      createdAt: string;
      /**
       * @description The charge currency, ISO 4217.
       * @enum {string}
       */
      currency: "EUR" | "USD";
      /** @description Why the refund failed. */
      failureReason: string | null;
      id: number;
      note: string | null;
      paymentId: number;
      /** @enum {string} */
      reason: "DUPLICATE" | "REQUESTED_BY_CUSTOMER" | "OTHER";
      /** @description The actor: `user:5`, `key:7f3k2q5a`, `operator:root`, `system:reconciler`, `anonymous`. */
      requestedBy: string;
      /** @enum {string} */
      status: "REQUESTED" | "PENDING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
    };
    ScheduleObject: {
      /** @enum {string} */
      charge: "NONE" | "WAITING" | "CHARGED" | "DECLINED" | "STOPPED";
      chargeOn: string | null;
      chargeProblem: ("DECLINED" | "AUTHENTICATION_NEEDED" | "CARD_EXPIRED" | "ABOVE_MAXIMUM" | "CARD_ENDED" | "BEING_PAID" | "NOT_ACCEPTED") | null;
      /**
       * @description ISO 4217.
       * @enum {string}
       */
      currency: "EUR" | "USD" | "BGN";
      id: number;
      invoiceId?: number | null;
      invoiceNumber: string | null;
      /** @description The day of the schedule that it is for. */
      period: string;
      problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
      /** @description The field of the content that is refused. */
      problemField: string | null;
      ranAt: string;
      scheduleId: number;
      /** @enum {string} */
      state: "PROPOSED" | "ISSUED" | "SKIPPED" | "FAILED" | "MISSED";
      /** @description In units of its currency, at most two decimals. */
      total: number;
    };
    TransferObject: {
      /** @description In EUR. */
      amount: number;
      customerEmail: string | null;
      customerName: string | null;
      description: string | null;
      /** @description The account that the payer was given. */
      iban: string;
      id: number;
      invoiceId?: number | null;
      /** @description Whether its link can still be paid, or was promised before it expired; else nothing is waited for. */
      isLinkOpen: boolean;
      merchantId: number;
      /** @description The payment, once the money is booked. */
      paymentId?: number | null;
      paymentLinkId: number;
      promisedAt: string;
      promisedUntil: string;
      /** @description P, nine letters and digits without I, O, 0 and 1, and a check character (ISO 7064, MOD 37,36). */
      reference: string;
      /** @enum {string} */
      state: "WAITING" | "LATE" | "PAID" | "WITHDRAWN";
    };
    WebhookObject: {
      /** @description That it is a test. */
      message: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getBankPromises: {
    parameters: {
      query?: {
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description For example `7`. */
        invoiceId?: number;
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description For example `15`. */
        paymentLinkId?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description For example `Мария`. */
        search?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `promisedAt`. */
        sortBy?: "promisedAt" | "amount" | "id";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
        state?: "WAITING" | "LATE" | "PAID" | "WITHDRAWN";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In EUR. */
            amount: number;
            customerEmail: string | null;
            customerName: string | null;
            description: string | null;
            /** @description The account that the payer was given. */
            iban: string;
            id: number;
            invoiceId?: number | null;
            /** @description Whether its link can still be paid, or was promised before it expired; else nothing is waited for. */
            isLinkOpen: boolean;
            merchantId: number;
            /** @description The payment, once the money is booked. */
            paymentId?: number | null;
            paymentLinkId: number;
            promisedAt: string;
            promisedUntil: string;
            /** @description P, nine letters and digits without I, O, 0 and 1, and a check character (ISO 7064, MOD 37,36). */
            reference: string;
            /** @enum {string} */
            state: "WAITING" | "LATE" | "PAID" | "WITHDRAWN";
          }[] | {
            content: {
              /** @description In EUR. */
              amount: number;
              customerEmail: string | null;
              customerName: string | null;
              description: string | null;
              /** @description The account that the payer was given. */
              iban: string;
              id: number;
              invoiceId?: number | null;
              /** @description Whether its link can still be paid, or was promised before it expired; else nothing is waited for. */
              isLinkOpen: boolean;
              merchantId: number;
              /** @description The payment, once the money is booked. */
              paymentId?: number | null;
              paymentLinkId: number;
              promisedAt: string;
              promisedUntil: string;
              /** @description P, nine letters and digits without I, O, 0 and 1, and a check character (ISO 7064, MOD 37,36). */
              reference: string;
              /** @enum {string} */
              state: "WAITING" | "LATE" | "PAID" | "WITHDRAWN";
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getBankPromises/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In EUR. */
            amount: number;
            customerEmail: string | null;
            customerName: string | null;
            description: string | null;
            /** @description The account that the payer was given. */
            iban: string;
            id: number;
            invoiceId?: number | null;
            /** @description Whether its link can still be paid, or was promised before it expired; else nothing is waited for. */
            isLinkOpen: boolean;
            merchantId: number;
            /** @description The payment, once the money is booked. */
            paymentId?: number | null;
            paymentLinkId: number;
            promisedAt: string;
            promisedUntil: string;
            /** @description P, nine letters and digits without I, O, 0 and 1, and a check character (ISO 7064, MOD 37,36). */
            reference: string;
            /** @enum {string} */
            state: "WAITING" | "LATE" | "PAID" | "WITHDRAWN";
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postBankPromises/IdWithdraw": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In EUR. */
            amount: number;
            customerEmail: string | null;
            customerName: string | null;
            description: string | null;
            /** @description The account that the payer was given. */
            iban: string;
            id: number;
            invoiceId?: number | null;
            /** @description Whether its link can still be paid, or was promised before it expired; else nothing is waited for. */
            isLinkOpen: boolean;
            merchantId: number;
            /** @description The payment, once the money is booked. */
            paymentId?: number | null;
            paymentLinkId: number;
            promisedAt: string;
            promisedUntil: string;
            /** @description P, nine letters and digits without I, O, 0 and 1, and a check character (ISO 7064, MOD 37,36). */
            reference: string;
            /** @enum {string} */
            state: "WAITING" | "LATE" | "PAID" | "WITHDRAWN";
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getBankAccounts: {
    parameters: {
      query?: {
        /** @description The client, for an accountant and for staff. For example `3`. */
        merchantId?: number;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            bic: string | null;
            /** @description How its tables are read; null: not named yet. */
            columns: {
              /** @description The heading of each field in the tables of this bank. */
              columns: {
                [key: string]: string;
              };
              /** @enum {string} */
              dateOrder: "DMY" | "YMD" | "MDY";
              /** @enum {string} */
              decimalMark: "POINT" | "COMMA";
            } | null;
            createdAt: string;
            currency: string;
            iban: string;
            id: number;
            /** @description The account that the documents of the merchant name. */
            isOnDocuments: boolean;
            /** @description Whether name and text of outgoing lines are stored; without it only their day and amount are. */
            keepsOutgoing: boolean;
            /** @description The newest line that is known. */
            lastBookedOn: string | null;
            merchantId: number;
          }[] | {
            content: {
              bic: string | null;
              /** @description How its tables are read; null: not named yet. */
              columns: {
                /** @description The heading of each field in the tables of this bank. */
                columns: {
                  [key: string]: string;
                };
                /** @enum {string} */
                dateOrder: "DMY" | "YMD" | "MDY";
                /** @enum {string} */
                decimalMark: "POINT" | "COMMA";
              } | null;
              createdAt: string;
              currency: string;
              iban: string;
              id: number;
              /** @description The account that the documents of the merchant name. */
              isOnDocuments: boolean;
              /** @description Whether name and text of outgoing lines are stored; without it only their day and amount are. */
              keepsOutgoing: boolean;
              /** @description The newest line that is known. */
              lastBookedOn: string | null;
              merchantId: number;
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  postBankAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @default EUR
           * @enum {string}
           */
          currency?: "EUR" | "USD";
          iban: string;
          /** @description The client, for an accountant and for staff. */
          merchantId?: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            bic: string | null;
            /** @description How its tables are read; null: not named yet. */
            columns: {
              /** @description The heading of each field in the tables of this bank. */
              columns: {
                [key: string]: string;
              };
              /** @enum {string} */
              dateOrder: "DMY" | "YMD" | "MDY";
              /** @enum {string} */
              decimalMark: "POINT" | "COMMA";
            } | null;
            createdAt: string;
            currency: string;
            iban: string;
            id: number;
            /** @description The account that the documents of the merchant name. */
            isOnDocuments: boolean;
            /** @description Whether name and text of outgoing lines are stored; without it only their day and amount are. */
            keepsOutgoing: boolean;
            /** @description The newest line that is known. */
            lastBookedOn: string | null;
            merchantId: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "putBankAccounts/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          columns?: {
            /** @description The heading of each field in the tables of this bank. */
            columns: {
              [key: string]: string;
            };
            /** @enum {string} */
            dateOrder: "DMY" | "YMD" | "MDY";
            /** @enum {string} */
            decimalMark: "POINT" | "COMMA";
          };
          keepsOutgoing?: boolean;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            bic: string | null;
            /** @description How its tables are read; null: not named yet. */
            columns: {
              /** @description The heading of each field in the tables of this bank. */
              columns: {
                [key: string]: string;
              };
              /** @enum {string} */
              dateOrder: "DMY" | "YMD" | "MDY";
              /** @enum {string} */
              decimalMark: "POINT" | "COMMA";
            } | null;
            createdAt: string;
            currency: string;
            iban: string;
            id: number;
            /** @description The account that the documents of the merchant name. */
            isOnDocuments: boolean;
            /** @description Whether name and text of outgoing lines are stored; without it only their day and amount are. */
            keepsOutgoing: boolean;
            /** @description The newest line that is known. */
            lastBookedOn: string | null;
            merchantId: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getBankLines: {
    parameters: {
      query?: {
        /** @description For example `42`. */
        accountId?: number;
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description Only the rows with these ids. For example `42`. */
        ids?: number[];
        /** @description For example `42`. */
        invoiceId?: number;
        /** @description The largest amount, in units of each row’s currency. For example `500`. */
        maxAmount?: number;
        /** @description The client, for an accountant and for staff. For example `3`. */
        merchantId?: number;
        /** @description The smallest amount, in units of each row’s currency. For example `10`. */
        minAmount?: number;
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description For example `42`. */
        paymentId?: number;
        /** @description For example `42`. */
        payoutId?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description For example `Мария`. */
        search?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `bookedOn`. */
        sortBy?: "bookedOn" | "amount" | "id";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
        state?: "NEW" | "SUGGESTED" | "MATCHED" | "TO_RETURN" | "IGNORED";
        /** @description For example `42`. */
        statementId?: number;
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            accountId: number;
            /** @description Below zero for an outgoing line. */
            amount: number;
            asideReason: ("OUTGOING" | "BY_HAND" | "RETURNED" | "REVERSED") | null;
            bankReference: string | null;
            /** @description A day in Sofia. */
            bookedOn: string;
            /** @description The account of the other side. */
            counterIban: string | null;
            currency: string;
            /** @description The account of the merchant. */
            iban: string;
            id: number;
            /** @description The bank takes an earlier booking back. */
            isReversal: boolean;
            matches: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              invoiceId?: number | null;
              invoiceNumber: string | null;
              matchedAt: string;
              /** @description system:banking for a line that matched by itself. */
              matchedBy: string;
              /** @description The payment of a promised transfer. */
              paymentId?: number | null;
              /** @description The payout that arrived. */
              payoutId?: number | null;
              reasons: ("REFERENCE" | "NUMBER" | "SHORT_NUMBER" | "AMOUNT" | "SUM" | "IBAN" | "NAME" | "DAY" | "PAYOUT")[];
            }[];
            merchantId: number;
            merchantName: string;
            /** @description Of the other side. */
            name: string | null;
            /** @description What of the line paid nothing. */
            rest: number;
            /** @enum {string} */
            state: "NEW" | "SUGGESTED" | "MATCHED" | "TO_RETURN" | "IGNORED";
            statementId: number;
            /** @description At most three, the best first. */
            suggestions: {
              invoices: {
                /** @description What this line would pay of it. */
                amount: number;
                buyerName: string | null;
                invoiceId: number;
                /** @description Ten digits, without gaps within a merchant. */
                invoiceNumber: string;
                /** @description What is open of it. */
                open: number;
              }[];
              /** @description The line is less than what is open. */
              isPart: boolean;
              /** @description A transfer that a payer promised; null for documents. */
              promise: {
                /** @description In units of its currency, at most two decimals. */
                amount: number;
                customerName: string | null;
                description: string | null;
                id: number;
                reference: string;
              } | null;
              reasons: ("REFERENCE" | "NUMBER" | "SHORT_NUMBER" | "AMOUNT" | "SUM" | "IBAN" | "NAME" | "DAY" | "PAYOUT")[];
              score: number;
            }[];
            text: string | null;
            /** @description What goes back to the payer. */
            toReturn: number;
            valueOn: string | null;
          }[] | {
            content: {
              accountId: number;
              /** @description Below zero for an outgoing line. */
              amount: number;
              asideReason: ("OUTGOING" | "BY_HAND" | "RETURNED" | "REVERSED") | null;
              bankReference: string | null;
              /** @description A day in Sofia. */
              bookedOn: string;
              /** @description The account of the other side. */
              counterIban: string | null;
              currency: string;
              /** @description The account of the merchant. */
              iban: string;
              id: number;
              /** @description The bank takes an earlier booking back. */
              isReversal: boolean;
              matches: {
                /** @description In units of its currency, at most two decimals. */
                amount: number;
                invoiceId?: number | null;
                invoiceNumber: string | null;
                matchedAt: string;
                /** @description system:banking for a line that matched by itself. */
                matchedBy: string;
                /** @description The payment of a promised transfer. */
                paymentId?: number | null;
                /** @description The payout that arrived. */
                payoutId?: number | null;
                reasons: ("REFERENCE" | "NUMBER" | "SHORT_NUMBER" | "AMOUNT" | "SUM" | "IBAN" | "NAME" | "DAY" | "PAYOUT")[];
              }[];
              merchantId: number;
              merchantName: string;
              /** @description Of the other side. */
              name: string | null;
              /** @description What of the line paid nothing. */
              rest: number;
              /** @enum {string} */
              state: "NEW" | "SUGGESTED" | "MATCHED" | "TO_RETURN" | "IGNORED";
              statementId: number;
              /** @description At most three, the best first. */
              suggestions: {
                invoices: {
                  /** @description What this line would pay of it. */
                  amount: number;
                  buyerName: string | null;
                  invoiceId: number;
                  /** @description Ten digits, without gaps within a merchant. */
                  invoiceNumber: string;
                  /** @description What is open of it. */
                  open: number;
                }[];
                /** @description The line is less than what is open. */
                isPart: boolean;
                /** @description A transfer that a payer promised; null for documents. */
                promise: {
                  /** @description In units of its currency, at most two decimals. */
                  amount: number;
                  customerName: string | null;
                  description: string | null;
                  id: number;
                  reference: string;
                } | null;
                reasons: ("REFERENCE" | "NUMBER" | "SHORT_NUMBER" | "AMOUNT" | "SUM" | "IBAN" | "NAME" | "DAY" | "PAYOUT")[];
                score: number;
              }[];
              text: string | null;
              /** @description What goes back to the payer. */
              toReturn: number;
              valueOn: string | null;
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getBankLines/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            accountId: number;
            /** @description Below zero for an outgoing line. */
            amount: number;
            asideReason: ("OUTGOING" | "BY_HAND" | "RETURNED" | "REVERSED") | null;
            bankReference: string | null;
            /** @description A day in Sofia. */
            bookedOn: string;
            /** @description The account of the other side. */
            counterIban: string | null;
            currency: string;
            /** @description The account of the merchant. */
            iban: string;
            id: number;
            /** @description The bank takes an earlier booking back. */
            isReversal: boolean;
            matches: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              invoiceId?: number | null;
              invoiceNumber: string | null;
              matchedAt: string;
              /** @description system:banking for a line that matched by itself. */
              matchedBy: string;
              /** @description The payment of a promised transfer. */
              paymentId?: number | null;
              /** @description The payout that arrived. */
              payoutId?: number | null;
              reasons: ("REFERENCE" | "NUMBER" | "SHORT_NUMBER" | "AMOUNT" | "SUM" | "IBAN" | "NAME" | "DAY" | "PAYOUT")[];
            }[];
            merchantId: number;
            merchantName: string;
            /** @description Of the other side. */
            name: string | null;
            /** @description What of the line paid nothing. */
            rest: number;
            /** @enum {string} */
            state: "NEW" | "SUGGESTED" | "MATCHED" | "TO_RETURN" | "IGNORED";
            statementId: number;
            /** @description At most three, the best first. */
            suggestions: {
              invoices: {
                /** @description What this line would pay of it. */
                amount: number;
                buyerName: string | null;
                invoiceId: number;
                /** @description Ten digits, without gaps within a merchant. */
                invoiceNumber: string;
                /** @description What is open of it. */
                open: number;
              }[];
              /** @description The line is less than what is open. */
              isPart: boolean;
              /** @description A transfer that a payer promised; null for documents. */
              promise: {
                /** @description In units of its currency, at most two decimals. */
                amount: number;
                customerName: string | null;
                description: string | null;
                id: number;
                reference: string;
              } | null;
              reasons: ("REFERENCE" | "NUMBER" | "SHORT_NUMBER" | "AMOUNT" | "SUM" | "IBAN" | "NAME" | "DAY" | "PAYOUT")[];
              score: number;
            }[];
            text: string | null;
            /** @description What goes back to the payer. */
            toReturn: number;
            valueOn: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postBankLines/IdIgnore": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            accountId: number;
            /** @description Below zero for an outgoing line. */
            amount: number;
            asideReason: ("OUTGOING" | "BY_HAND" | "RETURNED" | "REVERSED") | null;
            bankReference: string | null;
            /** @description A day in Sofia. */
            bookedOn: string;
            /** @description The account of the other side. */
            counterIban: string | null;
            currency: string;
            /** @description The account of the merchant. */
            iban: string;
            id: number;
            /** @description The bank takes an earlier booking back. */
            isReversal: boolean;
            matches: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              invoiceId?: number | null;
              invoiceNumber: string | null;
              matchedAt: string;
              /** @description system:banking for a line that matched by itself. */
              matchedBy: string;
              /** @description The payment of a promised transfer. */
              paymentId?: number | null;
              /** @description The payout that arrived. */
              payoutId?: number | null;
              reasons: ("REFERENCE" | "NUMBER" | "SHORT_NUMBER" | "AMOUNT" | "SUM" | "IBAN" | "NAME" | "DAY" | "PAYOUT")[];
            }[];
            merchantId: number;
            merchantName: string;
            /** @description Of the other side. */
            name: string | null;
            /** @description What of the line paid nothing. */
            rest: number;
            /** @enum {string} */
            state: "NEW" | "SUGGESTED" | "MATCHED" | "TO_RETURN" | "IGNORED";
            statementId: number;
            /** @description At most three, the best first. */
            suggestions: {
              invoices: {
                /** @description What this line would pay of it. */
                amount: number;
                buyerName: string | null;
                invoiceId: number;
                /** @description Ten digits, without gaps within a merchant. */
                invoiceNumber: string;
                /** @description What is open of it. */
                open: number;
              }[];
              /** @description The line is less than what is open. */
              isPart: boolean;
              /** @description A transfer that a payer promised; null for documents. */
              promise: {
                /** @description In units of its currency, at most two decimals. */
                amount: number;
                customerName: string | null;
                description: string | null;
                id: number;
                reference: string;
              } | null;
              reasons: ("REFERENCE" | "NUMBER" | "SHORT_NUMBER" | "AMOUNT" | "SUM" | "IBAN" | "NAME" | "DAY" | "PAYOUT")[];
              score: number;
            }[];
            text: string | null;
            /** @description What goes back to the payer. */
            toReturn: number;
            valueOn: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postBankLines/IdMatch": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          invoices?: {
            /** @description In units of its currency, at most two decimals. */
            amount: number;
            invoiceId: number;
          }[];
          /** @description A promised transfer, in place of documents. */
          promiseId?: number | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            accountId: number;
            /** @description Below zero for an outgoing line. */
            amount: number;
            asideReason: ("OUTGOING" | "BY_HAND" | "RETURNED" | "REVERSED") | null;
            bankReference: string | null;
            /** @description A day in Sofia. */
            bookedOn: string;
            /** @description The account of the other side. */
            counterIban: string | null;
            currency: string;
            /** @description The account of the merchant. */
            iban: string;
            id: number;
            /** @description The bank takes an earlier booking back. */
            isReversal: boolean;
            matches: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              invoiceId?: number | null;
              invoiceNumber: string | null;
              matchedAt: string;
              /** @description system:banking for a line that matched by itself. */
              matchedBy: string;
              /** @description The payment of a promised transfer. */
              paymentId?: number | null;
              /** @description The payout that arrived. */
              payoutId?: number | null;
              reasons: ("REFERENCE" | "NUMBER" | "SHORT_NUMBER" | "AMOUNT" | "SUM" | "IBAN" | "NAME" | "DAY" | "PAYOUT")[];
            }[];
            merchantId: number;
            merchantName: string;
            /** @description Of the other side. */
            name: string | null;
            /** @description What of the line paid nothing. */
            rest: number;
            /** @enum {string} */
            state: "NEW" | "SUGGESTED" | "MATCHED" | "TO_RETURN" | "IGNORED";
            statementId: number;
            /** @description At most three, the best first. */
            suggestions: {
              invoices: {
                /** @description What this line would pay of it. */
                amount: number;
                buyerName: string | null;
                invoiceId: number;
                /** @description Ten digits, without gaps within a merchant. */
                invoiceNumber: string;
                /** @description What is open of it. */
                open: number;
              }[];
              /** @description The line is less than what is open. */
              isPart: boolean;
              /** @description A transfer that a payer promised; null for documents. */
              promise: {
                /** @description In units of its currency, at most two decimals. */
                amount: number;
                customerName: string | null;
                description: string | null;
                id: number;
                reference: string;
              } | null;
              reasons: ("REFERENCE" | "NUMBER" | "SHORT_NUMBER" | "AMOUNT" | "SUM" | "IBAN" | "NAME" | "DAY" | "PAYOUT")[];
              score: number;
            }[];
            text: string | null;
            /** @description What goes back to the payer. */
            toReturn: number;
            valueOn: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postBankLines/IdReturned": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Format: date
           * @description A day in Sofia, at most today.
           */
          returnedOn: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            accountId: number;
            /** @description Below zero for an outgoing line. */
            amount: number;
            asideReason: ("OUTGOING" | "BY_HAND" | "RETURNED" | "REVERSED") | null;
            bankReference: string | null;
            /** @description A day in Sofia. */
            bookedOn: string;
            /** @description The account of the other side. */
            counterIban: string | null;
            currency: string;
            /** @description The account of the merchant. */
            iban: string;
            id: number;
            /** @description The bank takes an earlier booking back. */
            isReversal: boolean;
            matches: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              invoiceId?: number | null;
              invoiceNumber: string | null;
              matchedAt: string;
              /** @description system:banking for a line that matched by itself. */
              matchedBy: string;
              /** @description The payment of a promised transfer. */
              paymentId?: number | null;
              /** @description The payout that arrived. */
              payoutId?: number | null;
              reasons: ("REFERENCE" | "NUMBER" | "SHORT_NUMBER" | "AMOUNT" | "SUM" | "IBAN" | "NAME" | "DAY" | "PAYOUT")[];
            }[];
            merchantId: number;
            merchantName: string;
            /** @description Of the other side. */
            name: string | null;
            /** @description What of the line paid nothing. */
            rest: number;
            /** @enum {string} */
            state: "NEW" | "SUGGESTED" | "MATCHED" | "TO_RETURN" | "IGNORED";
            statementId: number;
            /** @description At most three, the best first. */
            suggestions: {
              invoices: {
                /** @description What this line would pay of it. */
                amount: number;
                buyerName: string | null;
                invoiceId: number;
                /** @description Ten digits, without gaps within a merchant. */
                invoiceNumber: string;
                /** @description What is open of it. */
                open: number;
              }[];
              /** @description The line is less than what is open. */
              isPart: boolean;
              /** @description A transfer that a payer promised; null for documents. */
              promise: {
                /** @description In units of its currency, at most two decimals. */
                amount: number;
                customerName: string | null;
                description: string | null;
                id: number;
                reference: string;
              } | null;
              reasons: ("REFERENCE" | "NUMBER" | "SHORT_NUMBER" | "AMOUNT" | "SUM" | "IBAN" | "NAME" | "DAY" | "PAYOUT")[];
              score: number;
            }[];
            text: string | null;
            /** @description What goes back to the payer. */
            toReturn: number;
            valueOn: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postBankLines/IdUnmatch": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason?: string | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            accountId: number;
            /** @description Below zero for an outgoing line. */
            amount: number;
            asideReason: ("OUTGOING" | "BY_HAND" | "RETURNED" | "REVERSED") | null;
            bankReference: string | null;
            /** @description A day in Sofia. */
            bookedOn: string;
            /** @description The account of the other side. */
            counterIban: string | null;
            currency: string;
            /** @description The account of the merchant. */
            iban: string;
            id: number;
            /** @description The bank takes an earlier booking back. */
            isReversal: boolean;
            matches: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              invoiceId?: number | null;
              invoiceNumber: string | null;
              matchedAt: string;
              /** @description system:banking for a line that matched by itself. */
              matchedBy: string;
              /** @description The payment of a promised transfer. */
              paymentId?: number | null;
              /** @description The payout that arrived. */
              payoutId?: number | null;
              reasons: ("REFERENCE" | "NUMBER" | "SHORT_NUMBER" | "AMOUNT" | "SUM" | "IBAN" | "NAME" | "DAY" | "PAYOUT")[];
            }[];
            merchantId: number;
            merchantName: string;
            /** @description Of the other side. */
            name: string | null;
            /** @description What of the line paid nothing. */
            rest: number;
            /** @enum {string} */
            state: "NEW" | "SUGGESTED" | "MATCHED" | "TO_RETURN" | "IGNORED";
            statementId: number;
            /** @description At most three, the best first. */
            suggestions: {
              invoices: {
                /** @description What this line would pay of it. */
                amount: number;
                buyerName: string | null;
                invoiceId: number;
                /** @description Ten digits, without gaps within a merchant. */
                invoiceNumber: string;
                /** @description What is open of it. */
                open: number;
              }[];
              /** @description The line is less than what is open. */
              isPart: boolean;
              /** @description A transfer that a payer promised; null for documents. */
              promise: {
                /** @description In units of its currency, at most two decimals. */
                amount: number;
                customerName: string | null;
                description: string | null;
                id: number;
                reference: string;
              } | null;
              reasons: ("REFERENCE" | "NUMBER" | "SHORT_NUMBER" | "AMOUNT" | "SUM" | "IBAN" | "NAME" | "DAY" | "PAYOUT")[];
              score: number;
            }[];
            text: string | null;
            /** @description What goes back to the payer. */
            toReturn: number;
            valueOn: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getBankLinesSummary: {
    parameters: {
      query?: {
        /** @description For example `42`. */
        accountId?: number;
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description Only the rows with these ids. For example `42`. */
        ids?: number[];
        /** @description For example `42`. */
        invoiceId?: number;
        /** @description The largest amount, in units of each row’s currency. For example `500`. */
        maxAmount?: number;
        /** @description The client, for an accountant and for staff. For example `3`. */
        merchantId?: number;
        /** @description The smallest amount, in units of each row’s currency. For example `10`. */
        minAmount?: number;
        /** @description For example `42`. */
        paymentId?: number;
        /** @description For example `42`. */
        payoutId?: number;
        /** @description For example `Мария`. */
        search?: string;
        state?: "NEW" | "SUGGESTED" | "MATCHED" | "TO_RETURN" | "IGNORED";
        /** @description For example `42`. */
        statementId?: number;
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            counts: {
              [key: string]: number;
            };
            /** @description Promised transfers that wait. */
            promised: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getBankStatements: {
    parameters: {
      query?: {
        /** @description For example `42`. */
        accountId?: number;
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description The client, for an accountant and for staff. For example `3`. */
        merchantId?: number;
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `id`. */
        sortBy?: "id" | "importedAt" | "to";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            accountId: number;
            closingBalance: number | null;
            fileName: string | null;
            /** @enum {string} */
            format: "CAMT053" | "MT940" | "UBB_XML" | "UBB_TXT" | "CSV" | "XLSX";
            from: string | null;
            iban: string;
            id: number;
            importedAt: string;
            importedBy: string;
            /** @description Movements that it added. */
            lines: number;
            merchantId: number;
            openingBalance: number | null;
            to: string | null;
          }[] | {
            content: {
              accountId: number;
              closingBalance: number | null;
              fileName: string | null;
              /** @enum {string} */
              format: "CAMT053" | "MT940" | "UBB_XML" | "UBB_TXT" | "CSV" | "XLSX";
              from: string | null;
              iban: string;
              id: number;
              importedAt: string;
              importedBy: string;
              /** @description Movements that it added. */
              lines: number;
              merchantId: number;
              openingBalance: number | null;
              to: string | null;
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  postBankStatements: {
    parameters: {
      query?: {
        /** @description Reads and checks the file, and stores nothing. For example `true`. */
        dryRun?: "true" | "false";
      };
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The account of a table that names none. */
          accountId?: number;
          /**
           * Format: base64
           * @description The bytes of the file in base64.
           */
          content: string;
          fileName?: string | null;
          /** @description The client, for an accountant and for staff. */
          merchantId?: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            accountId?: number | null;
            /** @description The columns of a table that must be named first (`PUT /bank/accounts/:id`); null for all others. */
            columns: {
              /** @description What it seems to be. */
              field: ("bookedOn" | "valueOn" | "amount" | "credit" | "debit" | "currency" | "name" | "iban" | "text" | "bankReference" | "endToEnd") | null;
              name: string;
              samples: string[];
            }[] | null;
            /** @enum {string} */
            format: "CAMT053" | "MT940" | "UBB_XML" | "UBB_TXT" | "CSV" | "XLSX";
            from: string | null;
            iban: string | null;
            isStored: boolean;
            /** @description Booked movements in the file. */
            lines: number;
            /** @description New ones that found their document by themselves. */
            matched: number;
            /** @description Movements that are not booked yet; they are left out. */
            pending: number;
            /** @description Those that were known before. */
            repeated: number;
            /** @description null for a dry run and for a table whose columns are not named. */
            statementId?: number | null;
            /** @description New ones with a suggestion. */
            suggested: number;
            to: string | null;
            /** @description New ones that pay again what is paid. */
            toReturn: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postBuyerRequests/IdAccept": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            answeredAt: string | null;
            buyer: {
              address: string;
              /** @description ISO 3166-1 alpha-2. */
              country: string;
              name: string;
              taxId: string | null;
              vatNumber: string | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD";
            id: number;
            invoiceId: number;
            /** @description Ten digits, without gaps within a merchant. */
            invoiceNumber: string;
            /** @enum {string} */
            obstacle: "ANNULLED" | "REPLACED" | "WRITTEN" | "CORRECTED" | "DEDUCTED" | "REFUNDED" | "DISPUTED" | "OTHER_VAT" | "OTHER_MONTH" | "TOO_LATE";
            paymentId: number;
            /** @description Of a refusal. */
            reason: string | null;
            /** @enum {string} */
            state: "OPEN" | "DONE" | "REFUSED";
            /** @description In units of its currency, at most two decimals. */
            total: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postBuyerRequests/IdRefuse": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            answeredAt: string | null;
            buyer: {
              address: string;
              /** @description ISO 3166-1 alpha-2. */
              country: string;
              name: string;
              taxId: string | null;
              vatNumber: string | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD";
            id: number;
            invoiceId: number;
            /** @description Ten digits, without gaps within a merchant. */
            invoiceNumber: string;
            /** @enum {string} */
            obstacle: "ANNULLED" | "REPLACED" | "WRITTEN" | "CORRECTED" | "DEDUCTED" | "REFUNDED" | "DISPUTED" | "OTHER_VAT" | "OTHER_MONTH" | "TOO_LATE";
            paymentId: number;
            /** @description Of a refusal. */
            reason: string | null;
            /** @enum {string} */
            state: "OPEN" | "DONE" | "REFUSED";
            /** @description In units of its currency, at most two decimals. */
            total: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getBuyerRequestsMe: {
    parameters: {
      query?: {
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description For example `7`. */
        invoiceId?: number;
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `id`. */
        sortBy?: "id";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
        /** @description For example `OPEN`. */
        state?: "OPEN" | "DONE" | "REFUSED";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            answeredAt: string | null;
            buyer: {
              address: string;
              /** @description ISO 3166-1 alpha-2. */
              country: string;
              name: string;
              taxId: string | null;
              vatNumber: string | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD";
            id: number;
            invoiceId: number;
            /** @description Ten digits, without gaps within a merchant. */
            invoiceNumber: string;
            /** @enum {string} */
            obstacle: "ANNULLED" | "REPLACED" | "WRITTEN" | "CORRECTED" | "DEDUCTED" | "REFUNDED" | "DISPUTED" | "OTHER_VAT" | "OTHER_MONTH" | "TOO_LATE";
            paymentId: number;
            /** @description Of a refusal. */
            reason: string | null;
            /** @enum {string} */
            state: "OPEN" | "DONE" | "REFUSED";
            /** @description In units of its currency, at most two decimals. */
            total: number;
          }[] | {
            content: {
              answeredAt: string | null;
              buyer: {
                address: string;
                /** @description ISO 3166-1 alpha-2. */
                country: string;
                name: string;
                taxId: string | null;
                vatNumber: string | null;
              };
              createdAt: string;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              id: number;
              invoiceId: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @enum {string} */
              obstacle: "ANNULLED" | "REPLACED" | "WRITTEN" | "CORRECTED" | "DEDUCTED" | "REFUNDED" | "DISPUTED" | "OTHER_VAT" | "OTHER_MONTH" | "TOO_LATE";
              paymentId: number;
              /** @description Of a refusal. */
              reason: string | null;
              /** @enum {string} */
              state: "OPEN" | "DONE" | "REFUSED";
              /** @description In units of its currency, at most two decimals. */
              total: number;
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getCardMandates/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            agreedAt: string;
            /** @description What the payer agreed to, word for word. */
            agreedText: string;
            brand: string;
            /** @description Charged in this month in Sofia. */
            chargedThisMonth: number;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            /** @description null: the customer was erased. */
            customerId?: number | null;
            customerName: string | null;
            endedAt: string | null;
            endedBy: ("PAYER" | "MERCHANT" | "REPLACED" | "ERASED") | null;
            /** @description The last day on which the card is valid. */
            expiresOn: string;
            id: number;
            last4: string;
            /** @description The most that is charged in a calendar month in Sofia. */
            maxAmount: number;
            merchantId: number;
            /** @enum {string} */
            state: "ACTIVE" | "EXPIRED" | "ENDED";
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postCardMandates/IdEnd": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            agreedAt: string;
            /** @description What the payer agreed to, word for word. */
            agreedText: string;
            brand: string;
            /** @description Charged in this month in Sofia. */
            chargedThisMonth: number;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            /** @description null: the customer was erased. */
            customerId?: number | null;
            customerName: string | null;
            endedAt: string | null;
            endedBy: ("PAYER" | "MERCHANT" | "REPLACED" | "ERASED") | null;
            /** @description The last day on which the card is valid. */
            expiresOn: string;
            id: number;
            last4: string;
            /** @description The most that is charged in a calendar month in Sofia. */
            maxAmount: number;
            merchantId: number;
            /** @enum {string} */
            state: "ACTIVE" | "EXPIRED" | "ENDED";
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getCardMandatesMe: {
    parameters: {
      query?: {
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description For example `42`. */
        customerId?: number;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description For example `Мария`. */
        search?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `agreedAt`. */
        sortBy?: "agreedAt" | "id";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
        state?: "ACTIVE" | "EXPIRED" | "ENDED";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            agreedAt: string;
            /** @description What the payer agreed to, word for word. */
            agreedText: string;
            brand: string;
            /** @description Charged in this month in Sofia. */
            chargedThisMonth: number;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            /** @description null: the customer was erased. */
            customerId?: number | null;
            customerName: string | null;
            endedAt: string | null;
            endedBy: ("PAYER" | "MERCHANT" | "REPLACED" | "ERASED") | null;
            /** @description The last day on which the card is valid. */
            expiresOn: string;
            id: number;
            last4: string;
            /** @description The most that is charged in a calendar month in Sofia. */
            maxAmount: number;
            merchantId: number;
            /** @enum {string} */
            state: "ACTIVE" | "EXPIRED" | "ENDED";
          }[] | {
            content: {
              agreedAt: string;
              /** @description What the payer agreed to, word for word. */
              agreedText: string;
              brand: string;
              /** @description Charged in this month in Sofia. */
              chargedThisMonth: number;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              /** @description null: the customer was erased. */
              customerId?: number | null;
              customerName: string | null;
              endedAt: string | null;
              endedBy: ("PAYER" | "MERCHANT" | "REPLACED" | "ERASED") | null;
              /** @description The last day on which the card is valid. */
              expiresOn: string;
              id: number;
              last4: string;
              /** @description The most that is charged in a calendar month in Sofia. */
              maxAmount: number;
              merchantId: number;
              /** @enum {string} */
              state: "ACTIVE" | "EXPIRED" | "ENDED";
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getCustomers/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Street and number. */
            address: string | null;
            archivedAt: string | null;
            city: string | null;
            /** @description The person to write to. */
            contact: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            createdAt: string;
            /** @description Days until an invoice of this customer is due. */
            dueDays: number | null;
            email: string | null;
            id: number;
            /** @enum {string} */
            kind: "COMPANY" | "PERSON";
            /** @enum {string} */
            language: "bg" | "en";
            /** @description The day of its newest valid invoice; null before the first. Also null for a CASHIER, who sees only the own sales of today, and for a key without `payments:read` and `invoices:read`. */
            lastPurchaseOn: string | null;
            merchantId: number;
            name: string;
            /** @description Seen by the merchant alone. */
            note: string | null;
            /** @description The part of `unpaid` whose invoices are overdue. Also null for a CASHIER, who sees only the own sales of today, and for a key without `payments:read` and `invoices:read`. */
            overdue: number | null;
            /** @description One phone number or several, between commas; without a country code they are of the country of the customer. */
            phone: string | null;
            /** @description EIK, or the ten digits of a person in BULSTAT; else the identifier of another country. */
            taxId: string | null;
            /** @description What was paid in this calendar year in Sofia, in EUR, as in the report by customer; refunds are not deducted. Also null for a CASHIER, who sees only the own sales of today, and for a key without `payments:read` and `invoices:read`. */
            turnover: number | null;
            /** @description What is open of its invoices, in EUR. Also null for a CASHIER, who sees only the own sales of today, and for a key without `payments:read` and `invoices:read`. */
            unpaid: number | null;
            /** @description The latest check of the VAT number at the Commission; null before the first. */
            vatCheck: {
              checkedAt: string;
              number: string;
              /** @description The identifier of the request at the Commission, as proof. */
              requestId: string | null;
              /** @enum {string} */
              state: "VALID" | "INVALID" | "NOT_NOW";
            } | null;
            vatNumber: string | null;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "putCustomers/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Street and number. */
          address?: string | null;
          city?: string | null;
          /** @description The person to write to. */
          contact?: string | null;
          /** @description ISO 3166-1 alpha-2. */
          country?: string;
          /** @description Days until an invoice of this customer is due. */
          dueDays?: number | null;
          email?: (string) | null;
          /** @enum {string} */
          kind: "COMPANY" | "PERSON";
          /**
           * @default bg
           * @enum {string}
           */
          language?: "bg" | "en";
          name: string;
          /** @description Seen by the merchant alone. */
          note?: string | null;
          /** @description One phone number or several, between commas; without a country code they are of the country of the customer. */
          phone?: string | null;
          /** @description EIK, or the ten digits of a person in BULSTAT; else the identifier of another country. */
          taxId?: string | null;
          /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
          vatNumber?: string | null;
          /** @description Counts the changes. */
          version: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Street and number. */
            address: string | null;
            archivedAt: string | null;
            city: string | null;
            /** @description The person to write to. */
            contact: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            createdAt: string;
            /** @description Days until an invoice of this customer is due. */
            dueDays: number | null;
            email: string | null;
            id: number;
            /** @enum {string} */
            kind: "COMPANY" | "PERSON";
            /** @enum {string} */
            language: "bg" | "en";
            merchantId: number;
            name: string;
            /** @description Seen by the merchant alone. */
            note: string | null;
            /** @description One phone number or several, between commas; without a country code they are of the country of the customer. */
            phone: string | null;
            /** @description EIK, or the ten digits of a person in BULSTAT; else the identifier of another country. */
            taxId: string | null;
            /** @description The latest check of the VAT number at the Commission; null before the first. */
            vatCheck: {
              checkedAt: string;
              number: string;
              /** @description The identifier of the request at the Commission, as proof. */
              requestId: string | null;
              /** @enum {string} */
              state: "VALID" | "INVALID" | "NOT_NOW";
            } | null;
            vatNumber: string | null;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postCustomers/IdArchive": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description false puts the record back.
           * @default true
           */
          isArchived?: boolean;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Street and number. */
            address: string | null;
            archivedAt: string | null;
            city: string | null;
            /** @description The person to write to. */
            contact: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            createdAt: string;
            /** @description Days until an invoice of this customer is due. */
            dueDays: number | null;
            email: string | null;
            id: number;
            /** @enum {string} */
            kind: "COMPANY" | "PERSON";
            /** @enum {string} */
            language: "bg" | "en";
            merchantId: number;
            name: string;
            /** @description Seen by the merchant alone. */
            note: string | null;
            /** @description One phone number or several, between commas; without a country code they are of the country of the customer. */
            phone: string | null;
            /** @description EIK, or the ten digits of a person in BULSTAT; else the identifier of another country. */
            taxId: string | null;
            /** @description The latest check of the VAT number at the Commission; null before the first. */
            vatCheck: {
              checkedAt: string;
              number: string;
              /** @description The identifier of the request at the Commission, as proof. */
              requestId: string | null;
              /** @enum {string} */
              state: "VALID" | "INVALID" | "NOT_NOW";
            } | null;
            vatNumber: string | null;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postCustomers/IdMerge": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The customer that stays. */
          into: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Street and number. */
            address: string | null;
            archivedAt: string | null;
            city: string | null;
            /** @description The person to write to. */
            contact: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            createdAt: string;
            /** @description Days until an invoice of this customer is due. */
            dueDays: number | null;
            email: string | null;
            id: number;
            /** @enum {string} */
            kind: "COMPANY" | "PERSON";
            /** @enum {string} */
            language: "bg" | "en";
            merchantId: number;
            name: string;
            /** @description Seen by the merchant alone. */
            note: string | null;
            /** @description One phone number or several, between commas; without a country code they are of the country of the customer. */
            phone: string | null;
            /** @description EIK, or the ten digits of a person in BULSTAT; else the identifier of another country. */
            taxId: string | null;
            /** @description The latest check of the VAT number at the Commission; null before the first. */
            vatCheck: {
              checkedAt: string;
              number: string;
              /** @description The identifier of the request at the Commission, as proof. */
              requestId: string | null;
              /** @enum {string} */
              state: "VALID" | "INVALID" | "NOT_NOW";
            } | null;
            vatNumber: string | null;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getCustomers/IdStatement": {
    parameters: {
      query?: {
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            customerId: number;
            customerName: string;
            /** @description A day in Sofia. */
            from: string;
            /** @description Documents issued, paid, credited or refunded in the period, and those that are not even on its last day. */
            lines: {
              /** @description By its credit notes until the last day. */
              credited: number;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              /** @description On the last day; 0 before the due date. */
              daysOverdue: number;
              /** @description A day in Sofia. */
              dueDate: string;
              invoiceId: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description Total less paid and credited, with what was refunded; 0 when below zero. */
              open: number;
              /** @description Until the last day of the statement. */
              paid: number;
              /** @description Given back of what was paid, until the last day. */
              refunded: number;
              /** @description Negative for a credit note. */
              total: number;
              /** @enum {string} */
              type: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
            }[];
            /** @description One entry for each currency. */
            sums: {
              /** @description The balance on the last day: opening + opened − credited − paid + refunded = open − inFavour. */
              closing: number;
              /** @description Credit notes issued in the period. */
              credited: number;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              /** @description Paid or credited above the totals of documents and not given back. */
              inFavour: number;
              /** @description Open on the last day. */
              open: number;
              /** @description Invoices and debit notes issued in the period. */
              opened: number;
              /** @description The balance at the end of the day before; below zero in favour of the customer. */
              opening: number;
              /** @description The part of it past its due date. */
              overdue: number;
              /** @description Paid in the period. */
              paid: number;
              /** @description Given back in the period. */
              refunded: number;
            }[];
            /** @description A day in Sofia. */
            to: string;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getCustomers/IdStatementPdf": {
    parameters: {
      query?: {
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postCustomers/IdVatCheck": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Street and number. */
            address: string | null;
            archivedAt: string | null;
            city: string | null;
            /** @description The person to write to. */
            contact: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            createdAt: string;
            /** @description Days until an invoice of this customer is due. */
            dueDays: number | null;
            email: string | null;
            id: number;
            /** @enum {string} */
            kind: "COMPANY" | "PERSON";
            /** @enum {string} */
            language: "bg" | "en";
            merchantId: number;
            name: string;
            /** @description Seen by the merchant alone. */
            note: string | null;
            /** @description One phone number or several, between commas; without a country code they are of the country of the customer. */
            phone: string | null;
            /** @description EIK, or the ten digits of a person in BULSTAT; else the identifier of another country. */
            taxId: string | null;
            /** @description The latest check of the VAT number at the Commission; null before the first. */
            vatCheck: {
              checkedAt: string;
              number: string;
              /** @description The identifier of the request at the Commission, as proof. */
              requestId: string | null;
              /** @enum {string} */
              state: "VALID" | "INVALID" | "NOT_NOW";
            } | null;
            vatNumber: string | null;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getCustomersMe: {
    parameters: {
      query?: {
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description Only the rows with these ids. For example `42`. */
        ids?: number[];
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description For example `Мария`. */
        search?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `createdAt`. */
        sortBy?: "id" | "name" | "createdAt" | "turnover" | "unpaid" | "lastPurchaseOn";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
        /** @description IN_USE by default. For example `IN_USE`. */
        state?: "IN_USE" | "ARCHIVED" | "ALL";
        /** @description OWING: an invoice is not paid. OVERDUE: such an invoice is overdue; it is OWING, too. For example `OWING`. */
        status?: "OWING" | "OVERDUE";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Street and number. */
            address: string | null;
            archivedAt: string | null;
            city: string | null;
            /** @description The person to write to. */
            contact: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            createdAt: string;
            /** @description Days until an invoice of this customer is due. */
            dueDays: number | null;
            email: string | null;
            id: number;
            /** @enum {string} */
            kind: "COMPANY" | "PERSON";
            /** @enum {string} */
            language: "bg" | "en";
            /** @description The day of its newest valid invoice; null before the first. Also null for a CASHIER, who sees only the own sales of today, and for a key without `payments:read` and `invoices:read`. */
            lastPurchaseOn: string | null;
            merchantId: number;
            name: string;
            /** @description Seen by the merchant alone. */
            note: string | null;
            /** @description The part of `unpaid` whose invoices are overdue. Also null for a CASHIER, who sees only the own sales of today, and for a key without `payments:read` and `invoices:read`. */
            overdue: number | null;
            /** @description One phone number or several, between commas; without a country code they are of the country of the customer. */
            phone: string | null;
            /** @description EIK, or the ten digits of a person in BULSTAT; else the identifier of another country. */
            taxId: string | null;
            /** @description What was paid in this calendar year in Sofia, in EUR, as in the report by customer; refunds are not deducted. Also null for a CASHIER, who sees only the own sales of today, and for a key without `payments:read` and `invoices:read`. */
            turnover: number | null;
            /** @description What is open of its invoices, in EUR. Also null for a CASHIER, who sees only the own sales of today, and for a key without `payments:read` and `invoices:read`. */
            unpaid: number | null;
            /** @description The latest check of the VAT number at the Commission; null before the first. */
            vatCheck: {
              checkedAt: string;
              number: string;
              /** @description The identifier of the request at the Commission, as proof. */
              requestId: string | null;
              /** @enum {string} */
              state: "VALID" | "INVALID" | "NOT_NOW";
            } | null;
            vatNumber: string | null;
            /** @description Counts the changes. */
            version: number;
          }[] | {
            content: {
              /** @description Street and number. */
              address: string | null;
              archivedAt: string | null;
              city: string | null;
              /** @description The person to write to. */
              contact: string | null;
              /** @description ISO 3166-1 alpha-2. */
              country: string;
              createdAt: string;
              /** @description Days until an invoice of this customer is due. */
              dueDays: number | null;
              email: string | null;
              id: number;
              /** @enum {string} */
              kind: "COMPANY" | "PERSON";
              /** @enum {string} */
              language: "bg" | "en";
              /** @description The day of its newest valid invoice; null before the first. Also null for a CASHIER, who sees only the own sales of today, and for a key without `payments:read` and `invoices:read`. */
              lastPurchaseOn: string | null;
              merchantId: number;
              name: string;
              /** @description Seen by the merchant alone. */
              note: string | null;
              /** @description The part of `unpaid` whose invoices are overdue. Also null for a CASHIER, who sees only the own sales of today, and for a key without `payments:read` and `invoices:read`. */
              overdue: number | null;
              /** @description One phone number or several, between commas; without a country code they are of the country of the customer. */
              phone: string | null;
              /** @description EIK, or the ten digits of a person in BULSTAT; else the identifier of another country. */
              taxId: string | null;
              /** @description What was paid in this calendar year in Sofia, in EUR, as in the report by customer; refunds are not deducted. Also null for a CASHIER, who sees only the own sales of today, and for a key without `payments:read` and `invoices:read`. */
              turnover: number | null;
              /** @description What is open of its invoices, in EUR. Also null for a CASHIER, who sees only the own sales of today, and for a key without `payments:read` and `invoices:read`. */
              unpaid: number | null;
              /** @description The latest check of the VAT number at the Commission; null before the first. */
              vatCheck: {
                checkedAt: string;
                number: string;
                /** @description The identifier of the request at the Commission, as proof. */
                requestId: string | null;
                /** @enum {string} */
                state: "VALID" | "INVALID" | "NOT_NOW";
              } | null;
              vatNumber: string | null;
              /** @description Counts the changes. */
              version: number;
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  postCustomersMe: {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Street and number. */
          address?: string | null;
          city?: string | null;
          /** @description The person to write to. */
          contact?: string | null;
          /** @description ISO 3166-1 alpha-2. */
          country?: string;
          /** @description Days until an invoice of this customer is due. */
          dueDays?: number | null;
          email?: (string) | null;
          /** @enum {string} */
          kind: "COMPANY" | "PERSON";
          /**
           * @default bg
           * @enum {string}
           */
          language?: "bg" | "en";
          name: string;
          /** @description Seen by the merchant alone. */
          note?: string | null;
          /** @description One phone number or several, between commas; without a country code they are of the country of the customer. */
          phone?: string | null;
          /** @description EIK, or the ten digits of a person in BULSTAT; else the identifier of another country. */
          taxId?: string | null;
          /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
          vatNumber?: string | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Street and number. */
            address: string | null;
            archivedAt: string | null;
            city: string | null;
            /** @description The person to write to. */
            contact: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            createdAt: string;
            /** @description Days until an invoice of this customer is due. */
            dueDays: number | null;
            email: string | null;
            id: number;
            /** @enum {string} */
            kind: "COMPANY" | "PERSON";
            /** @enum {string} */
            language: "bg" | "en";
            merchantId: number;
            name: string;
            /** @description Seen by the merchant alone. */
            note: string | null;
            /** @description One phone number or several, between commas; without a country code they are of the country of the customer. */
            phone: string | null;
            /** @description EIK, or the ten digits of a person in BULSTAT; else the identifier of another country. */
            taxId: string | null;
            /** @description The latest check of the VAT number at the Commission; null before the first. */
            vatCheck: {
              checkedAt: string;
              number: string;
              /** @description The identifier of the request at the Commission, as proof. */
              requestId: string | null;
              /** @enum {string} */
              state: "VALID" | "INVALID" | "NOT_NOW";
            } | null;
            vatNumber: string | null;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getCustomersMeExport: {
    parameters: {
      query: {
        format: "csv" | "excel";
        /** @description Only the rows with these ids. For example `42`. */
        ids?: number[];
        /** @description For example `Мария`. */
        search?: string;
        /** @description IN_USE by default. For example `IN_USE`. */
        state?: "IN_USE" | "ARCHIVED" | "ALL";
        /** @description OWING: an invoice is not paid. OVERDUE: such an invoice is overdue; it is OWING, too. For example `OWING`. */
        status?: "OWING" | "OVERDUE";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
          "text/csv": string;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  postCustomersMeImport: {
    parameters: {
      query?: {
        /** @description Reads and checks the file, and stores nothing. For example `true`. */
        dryRun?: "true" | "false";
      };
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description What a column is read as, by its `name` in the answer of a dry run: a field of `fields`, or null to leave it out. Other columns are read by their headings. */
          columns?: {
            [key: string]: string | null;
          };
          /**
           * Format: base64
           * @description The bytes of the file in base64: a workbook (.xlsx), or CSV with `;`, `,`, tabs or `|` between cells in UTF-8, UTF-16, Windows-1251, CP866, MIK or Mac Cyrillic; at most 5,000 rows and 100 columns.
           */
          content: string;
          /**
           * @description The mark before the decimals of prices, when the file does not show it: `1.500`.
           * @enum {string}
           */
          decimalMark?: "POINT" | "COMMA";
          /** @description The worksheet of a workbook; the first visible one with content by default. */
          worksheet?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            changed: number;
            columns: {
              /** @description What it is read as; null: left out. */
              field: string | null;
              /** @description Whether the request said so. */
              isChosen: boolean;
              /** @description The heading; with the letter of the column when it is empty or stands twice. */
              name: string;
              /** @description The first values. */
              samples: string[];
            }[];
            created: number;
            /** @description The first 200 errors. */
            errors: {
              /** @description The cell as it stands in the file. */
              cell: string | null;
              field: string;
              message: string;
              /** @description As a spreadsheet counts: the first row is 1. */
              row: number;
            }[];
            /** @description What a column can be read as, with a label in the language of the request. */
            fields: {
              field: string;
              label: string;
            }[];
            /** @description Null for a file that cannot be read. */
            format: {
              delimiter: string | null;
              encoding: string | null;
              /** @description The row with the headings. */
              headRow: number;
              /** @enum {string} */
              kind: "CSV" | "XLSX";
              /** @description The worksheet that was read. */
              worksheet: string | null;
              /** @description The visible worksheets. */
              worksheets: string[];
            } | null;
            /** @description False for a dry run and for a file with errors. */
            isStored: boolean;
            /** @description How the columns of prices are read. */
            numbers: {
              /**
               * @description CHOSEN by the request; SHOWN by a cell; MIXED: cells show both marks, each is read by its own; OPEN: no cell shows it, an ambiguous one is an error.
               * @enum {string}
               */
              basis: "CHOSEN" | "SHOWN" | "MIXED" | "OPEN";
              column: string;
              decimalMark: ("POINT" | "COMMA") | null;
              /** @description Cells to which the rule matters; `reading` is null for an ambiguous one. */
              examples: {
                cell: string;
                reading: string | null;
              }[];
              field: string;
              message: string;
            }[];
            /** @description Rows below the head, without empty ones. */
            rows: number;
            /** @description Rows that are stored as they are. */
            unchanged: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getCustomersMeProposed: {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Street and number. */
            address: string | null;
            /** @description Documents to this buyer. */
            documents: number;
            email: string | null;
            /** @enum {string} */
            kind: "COMPANY" | "PERSON";
            /** @description A day in Sofia. */
            lastIssueDate: string;
            name: string;
            /** @description EIK, or the ten digits of a person in BULSTAT; else the identifier of another country. */
            taxId: string | null;
            vatNumber: string | null;
          }[];
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  postCustomersMeProposed: {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The e-mail of a proposal without an EIK. */
          email?: (string) | null;
          /** @description The EIK of the proposal; it decides when both are given. */
          taxId?: string | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Street and number. */
            address: string | null;
            archivedAt: string | null;
            city: string | null;
            /** @description The person to write to. */
            contact: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            createdAt: string;
            /** @description Days until an invoice of this customer is due. */
            dueDays: number | null;
            email: string | null;
            id: number;
            /** @enum {string} */
            kind: "COMPANY" | "PERSON";
            /** @enum {string} */
            language: "bg" | "en";
            merchantId: number;
            name: string;
            /** @description Seen by the merchant alone. */
            note: string | null;
            /** @description One phone number or several, between commas; without a country code they are of the country of the customer. */
            phone: string | null;
            /** @description EIK, or the ten digits of a person in BULSTAT; else the identifier of another country. */
            taxId: string | null;
            /** @description The latest check of the VAT number at the Commission; null before the first. */
            vatCheck: {
              checkedAt: string;
              number: string;
              /** @description The identifier of the request at the Commission, as proof. */
              requestId: string | null;
              /** @enum {string} */
              state: "VALID" | "INVALID" | "NOT_NOW";
            } | null;
            vatNumber: string | null;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getCustomersMeSummary: {
    parameters: {
      query?: {
        /** @description Only the rows with these ids. For example `42`. */
        ids?: number[];
        /** @description For example `Мария`. */
        search?: string;
        /** @description IN_USE by default. For example `IN_USE`. */
        state?: "IN_USE" | "ARCHIVED" | "ALL";
        /** @description OWING: an invoice is not paid. OVERDUE: such an invoice is overdue; it is OWING, too. For example `OWING`. */
        status?: "OWING" | "OVERDUE";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Rows in any status. */
            all: number;
            /** @description Without the statuses that no row has. */
            statuses: {
              count: number;
              /** @enum {string} */
              status: "OWING" | "OVERDUE";
            }[];
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getDisputes/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In units of its currency, at most two decimals. */
            amount: number;
            /** @description Whether evidence is accepted now, from this caller. */
            canAnswer: boolean;
            /**
             * @description The charge currency, ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD";
            /** @description Days in Sofia until the deadline, below zero after it; null when no answer is awaited: the dispute is decided, or the bank has the evidence. */
            daysLeft: number | null;
            evidence: {
              files: {
                byteCount: number;
                /** @enum {string} */
                field: "receipt" | "customerCommunication" | "shippingDocumentation" | "serviceDocumentation" | "refundPolicy" | "cancellationPolicy" | "duplicateChargeDocumentation" | "customerSignature" | "uncategorizedFile";
                id: number;
                /** @description Whether the card provider has it. */
                isUploaded: boolean;
                name: string;
              }[];
              /** @description A call to the card provider is under way. */
              isBeingSent: boolean;
              /** @description The provider’s code of its refusal. */
              refusal: string | null;
              savedAt: string | null;
              /**
               * @description DRAFT: stored here. SAVED: at the card provider. SUBMITTED: at the bank, for good. NOT_SENT: the dispute is decided and the bank never got it.
               * @enum {string}
               */
              status: "DRAFT" | "SAVED" | "SUBMITTED" | "NOT_SENT";
              submittedAt: string | null;
              submittedBy: string | null;
              texts: {
                [key: string]: string;
              };
            };
            /** @description The deadline for evidence. */
            evidenceDueAt: string | null;
            /**
             * @description DRAFT: stored here. SAVED: at the card provider. SUBMITTED: at the bank, for good. NOT_SENT: the dispute is decided and the bank never got it.
             * @enum {string}
             */
            evidenceStatus: "DRAFT" | "SAVED" | "SUBMITTED" | "NOT_SENT";
            /** @description Fields that help against the reason, the most telling first. */
            helpful: ("productDescription" | "customerName" | "customerEmailAddress" | "customerPurchaseIp" | "billingAddress" | "shippingAddress" | "shippingCarrier" | "shippingDate" | "shippingTrackingNumber" | "serviceDate" | "accessActivityLog" | "duplicateChargeId" | "duplicateChargeExplanation" | "refundPolicyDisclosure" | "refundRefusalExplanation" | "cancellationPolicyDisclosure" | "cancellationRebuttal" | "uncategorizedText" | "receipt" | "customerCommunication" | "shippingDocumentation" | "serviceDocumentation" | "refundPolicy" | "cancellationPolicy" | "duplicateChargeDocumentation" | "customerSignature" | "uncategorizedFile")[];
            id: number;
            /** @description A question by the bank: no money has moved. */
            isInquiry: boolean;
            /** @description The bank has the evidence and decides. */
            isUnderReview: boolean;
            openedAt: string;
            paymentId: number;
            /** @description The provider’s stable code. */
            reason: string;
            /** @enum {string} */
            status: "OPEN" | "WON" | "LOST" | "PREVENTED";
            suggestions: {
              /** @description The document of the payment, which can be attached. */
              invoiceNumber: string | null;
              /** @description Texts from what is stored of the payment. */
              texts: {
                [key: string]: string;
              };
            };
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getEventTypes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In the caller’s language. */
            description: string;
            /** @description The GET whose answer is the object. */
            get: string | null;
            /** @description A body with sample data. */
            sample: {
              [key: string]: unknown;
            };
            /** @enum {string} */
            type: "payment.created" | "payment.processing" | "payment.declined" | "payment.succeeded" | "payment.failed" | "payment.cancelled" | "payment.flagged" | "payment.fraud_warned" | "refund.requested" | "refund.succeeded" | "refund.failed" | "dispute.opened" | "dispute.won" | "dispute.lost" | "link.created" | "link.paid" | "link.expired" | "link.cancelled" | "transfer.promised" | "mandate.agreed" | "mandate.ended" | "invoice.issued" | "invoice.sent" | "invoice.delivery_failed" | "invoice.overdue" | "invoice.partly_paid" | "invoice.paid" | "invoice.annulled" | "credit_note.issued" | "payout.paid" | "payout.failed" | "account.changed" | "proforma.sent" | "proforma.accepted" | "proforma.paid" | "schedule.run" | "schedule.run_failed" | "schedule.charge_failed" | "bank-line.matched" | "bank-line.unmatched" | "month.closed" | "bill.issued" | "bill.paid" | "plan.changed" | "webhook.test";
          }[];
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getEvents: {
    parameters: {
      query?: {
        /** @description The last event that the caller has. For example `evt_019370c2b5d47c3e8a1f0b9d6e4a2c71`. */
        after?: string;
        /** @description Most events of the answer. For example `50`. */
        limit?: number;
        /** @description Only these types, separated by commas. For example `payment.succeeded,link.paid`. */
        type?: string;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            events: {
              data: {
                merchantId: number;
                /** @description As its GET answers, when the fact was stored. */
                object: {
                  [key: string]: unknown;
                };
                /** @description What the fact has changed, as it was before. */
                previous?: {
                  [key: string]: unknown;
                };
                /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
                sequence: number;
                /**
                 * @description The object was too large: its GET answers the rest.
                 * @constant
                 */
                truncated?: true;
              };
              id: string;
              /** @description When the fact happened. */
              timestamp: string;
              /** @enum {string} */
              type: "payment.created" | "payment.processing" | "payment.declined" | "payment.succeeded" | "payment.failed" | "payment.cancelled" | "payment.flagged" | "payment.fraud_warned" | "refund.requested" | "refund.succeeded" | "refund.failed" | "dispute.opened" | "dispute.won" | "dispute.lost" | "link.created" | "link.paid" | "link.expired" | "link.cancelled" | "transfer.promised" | "mandate.agreed" | "mandate.ended" | "invoice.issued" | "invoice.sent" | "invoice.delivery_failed" | "invoice.overdue" | "invoice.partly_paid" | "invoice.paid" | "invoice.annulled" | "credit_note.issued" | "payout.paid" | "payout.failed" | "account.changed" | "proforma.sent" | "proforma.accepted" | "proforma.paid" | "schedule.run" | "schedule.run_failed" | "schedule.charge_failed" | "bank-line.matched" | "bank-line.unmatched" | "month.closed" | "bill.issued" | "bill.paid" | "plan.changed" | "webhook.test";
              /** @description The version of the object. */
              version: string;
            }[];
            /** @description Whether more events follow the last one. */
            hasMore: boolean;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getEvents/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              merchantId: number;
              /** @description As its GET answers, when the fact was stored. */
              object: {
                [key: string]: unknown;
              };
              /** @description What the fact has changed, as it was before. */
              previous?: {
                [key: string]: unknown;
              };
              /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
              sequence: number;
              /**
               * @description The object was too large: its GET answers the rest.
               * @constant
               */
              truncated?: true;
            };
            id: string;
            /** @description When the fact happened. */
            timestamp: string;
            /** @enum {string} */
            type: "payment.created" | "payment.processing" | "payment.declined" | "payment.succeeded" | "payment.failed" | "payment.cancelled" | "payment.flagged" | "payment.fraud_warned" | "refund.requested" | "refund.succeeded" | "refund.failed" | "dispute.opened" | "dispute.won" | "dispute.lost" | "link.created" | "link.paid" | "link.expired" | "link.cancelled" | "transfer.promised" | "mandate.agreed" | "mandate.ended" | "invoice.issued" | "invoice.sent" | "invoice.delivery_failed" | "invoice.overdue" | "invoice.partly_paid" | "invoice.paid" | "invoice.annulled" | "credit_note.issued" | "payout.paid" | "payout.failed" | "account.changed" | "proforma.sent" | "proforma.accepted" | "proforma.paid" | "schedule.run" | "schedule.run_failed" | "schedule.charge_failed" | "bank-line.matched" | "bank-line.unmatched" | "month.closed" | "bill.issued" | "bill.paid" | "plan.changed" | "webhook.test";
            /** @description The version of the object. */
            version: string;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getEventsStream: {
    parameters: {
      query?: {
        /** @description Only these types, separated by commas. For example `payment.succeeded,link.paid`. */
        type?: string;
      };
      header?: {
        /** @description The `id` of the last received event: the events since are sent first. */
        "Last-Event-ID"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": string;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postForeignDocuments/IdAsk": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description Mails the link to the buyer; 422 without an e-mail.
           * @default false
           */
          send?: boolean;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            paymentLinkUrl: string;
            sentTo: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postForeignDocuments/IdPayments": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description All that is open by default. */
          amount?: number;
          /**
           * Format: date
           * @description Today in Sofia or before.
           */
          paidOn: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In units of its currency, at most two decimals. */
            open: number;
            /** @description In units of its currency, at most two decimals. */
            paid: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postForeignDocuments/IdPayments/PaymentIdTakeBack": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
        paymentId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In units of its currency, at most two decimals. */
            open: number;
            /** @description In units of its currency, at most two decimals. */
            paid: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getForeignDocuments/IdPdf": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getForeignDocuments/IdUbl": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/xml": string;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getForeignDocumentsMe: {
    parameters: {
      query?: {
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description For example `Мария`. */
        search?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `issueDate`. */
        sortBy?: "issueDate" | "number" | "total" | "buyerName" | "id";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
        /** @description For example `OVERDUE`. */
        state?: "OPEN" | "OVERDUE" | "PAID" | "ANNULLED";
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
        /** @description For example `INVOICE`. */
        type?: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            annulledAt: string | null;
            buyerEmail: string | null;
            buyerName: string;
            buyerTaxId: string | null;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            dueDate: string | null;
            /** @description In the chain of that installation. */
            hash: string | null;
            hasPdf: boolean;
            hasUbl: boolean;
            id: number;
            /** @description That of the archive it came with; null for a document of another program. */
            installation: string | null;
            /** @description A day in Sofia. */
            issueDate: string;
            merchantId: number;
            merchantName: string;
            number: string;
            /** @description Unpaid when it came, less what was paid here. */
            open: number;
            /** @description Since the document came, without what was taken back. */
            payments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              id: number;
              /** @description By its payment link; otherwise recorded by hand. */
              isByLink: boolean;
              /** @description A day in Sofia. */
              paidOn: string;
            }[];
            /** @enum {string} */
            state: "OPEN" | "OVERDUE" | "PAID" | "ANNULLED";
            /** @description In units of its currency, at most two decimals. */
            total: number;
            /** @enum {string} */
            type: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
          }[] | {
            content: {
              annulledAt: string | null;
              buyerEmail: string | null;
              buyerName: string;
              buyerTaxId: string | null;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              customerId?: number | null;
              dueDate: string | null;
              /** @description In the chain of that installation. */
              hash: string | null;
              hasPdf: boolean;
              hasUbl: boolean;
              id: number;
              /** @description That of the archive it came with; null for a document of another program. */
              installation: string | null;
              /** @description A day in Sofia. */
              issueDate: string;
              merchantId: number;
              merchantName: string;
              number: string;
              /** @description Unpaid when it came, less what was paid here. */
              open: number;
              /** @description Since the document came, without what was taken back. */
              payments: {
                /** @description In units of its currency, at most two decimals. */
                amount: number;
                id: number;
                /** @description By its payment link; otherwise recorded by hand. */
                isByLink: boolean;
                /** @description A day in Sofia. */
                paidOn: string;
              }[];
              /** @enum {string} */
              state: "OPEN" | "OVERDUE" | "PAID" | "ANNULLED";
              /** @description In units of its currency, at most two decimals. */
              total: number;
              /** @enum {string} */
              type: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  postForeignDocumentsMeImport: {
    parameters: {
      query?: {
        /** @description Reads and checks the file, and stores nothing. For example `true`. */
        dryRun?: "true" | "false";
      };
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description What a column is read as, by its `name` in the answer of a dry run: a field of `fields`, or null to leave it out. Other columns are read by their headings. */
          columns?: {
            [key: string]: string | null;
          };
          /**
           * Format: base64
           * @description The bytes of the file in base64: a workbook (.xlsx), or CSV with `;`, `,`, tabs or `|` between cells in UTF-8, UTF-16, Windows-1251, CP866, MIK or Mac Cyrillic; at most 5,000 rows and 100 columns.
           */
          content: string;
          /** @description Sets the number of the next invoice to the one after the highest of the file (MANAGE_MERCHANT; before the first document). */
          continueNumbers?: boolean;
          /**
           * @description The mark before the decimals of prices, when the file does not show it: `1.500`.
           * @enum {string}
           */
          decimalMark?: "POINT" | "COMMA";
          /** @description The worksheet of a workbook; the first visible one with content by default. */
          worksheet?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            changed: number;
            columns: {
              /** @description What it is read as; null: left out. */
              field: string | null;
              /** @description Whether the request said so. */
              isChosen: boolean;
              /** @description The heading; with the letter of the column when it is empty or stands twice. */
              name: string;
              /** @description The first values. */
              samples: string[];
            }[];
            created: number;
            /** @description The first 200 errors. */
            errors: {
              /** @description The cell as it stands in the file. */
              cell: string | null;
              field: string;
              message: string;
              /** @description As a spreadsheet counts: the first row is 1. */
              row: number;
            }[];
            /** @description What a column can be read as, with a label in the language of the request. */
            fields: {
              field: string;
              label: string;
            }[];
            /** @description Null for a file that cannot be read. */
            format: {
              delimiter: string | null;
              encoding: string | null;
              /** @description The row with the headings. */
              headRow: number;
              /** @enum {string} */
              kind: "CSV" | "XLSX";
              /** @description The worksheet that was read. */
              worksheet: string | null;
              /** @description The visible worksheets. */
              worksheets: string[];
            } | null;
            /** @description False for a dry run and for a file with errors. */
            isStored: boolean;
            /** @description How the columns of prices are read. */
            numbers: {
              /**
               * @description CHOSEN by the request; SHOWN by a cell; MIXED: cells show both marks, each is read by its own; OPEN: no cell shows it, an ambiguous one is an error.
               * @enum {string}
               */
              basis: "CHOSEN" | "SHOWN" | "MIXED" | "OPEN";
              column: string;
              decimalMark: ("POINT" | "COMMA") | null;
              /** @description Cells to which the rule matters; `reading` is null for an ambiguous one. */
              examples: {
                cell: string;
                reading: string | null;
              }[];
              field: string;
              message: string;
            }[];
            /** @description Null for a file with errors. */
            picture: {
              /** @description Of the next invoice here when the numbers are continued; null: they cannot be, because a document was issued here or the file has no such number. */
              continuedNumber: number | null;
              firstDay: string | null;
              /** @description Those whose buyer is one of the customers. */
              known: number;
              lastDay: string | null;
              /** @description The highest number of ten digits in the file; null without one. */
              lastNumber: number | null;
              /** @description Of the next invoice here, without this import. */
              nextNumber: number;
              /** @description Rows that are left out because they ask for no money: credit notes, proformas, annulled documents. */
              others: number;
              /** @description Those whose due day has passed. */
              overdue: number;
              /** @description Rows that are left out because nothing is open. */
              paid: number;
              /** @description The unpaid documents that are added, by currency. */
              sums: {
                /** @enum {string} */
                currency: "EUR" | "USD";
                documents: number;
                /** @description What is unpaid of them. */
                open: number;
              }[];
            } | null;
            /** @description Rows below the head, without empty ones. */
            rows: number;
            /** @description Rows that are stored as they are. */
            unchanged: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postForeignImports/IdUndo": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Documents that were paid or asked for since. */
            kept: number;
            removed: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getForeignImportsMe: {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            documents: number;
            id: number;
            importedAt: string;
            /** @description The number with which the series was continued; null: it was not. */
            startNumber: number | null;
          }[];
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  postInvoices: {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Whether it is an advance, before the supply. */
          advance?: boolean;
          /** @description Paid advances of the same buyer that the invoice deducts, each once. 409 when another invoice deducts one. */
          advances?: number[];
          /** @description Offers the buyer on the pay page to let the card stay for later invoices of schedules, and to charge at most this a month. With `customerId` only. */
          cardMax?: number | null;
          /**
           * @description ISO 4217.
           * @enum {string}
           */
          currency: "EUR" | "USD";
          customer: {
            /** @description The postal address; required of a COMPANY. */
            address?: string | null;
            /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
            country?: string | null;
            email?: (string) | null;
            /** @enum {string} */
            kind: "COMPANY" | "PERSON";
            name: string;
            /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
            taxId?: string | null;
            /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
            vatNumber?: string | null;
          };
          /** @description A customer of the merchant; the given data of the buyer stay as they are. */
          customerId?: number | null;
          description?: string | null;
          /** @description The draft that is issued: it is deleted. 409 when it is gone. */
          draftId?: number | null;
          /** @description A day in Sofia; two weeks from today by default. */
          dueDate?: string | null;
          /** @description Parts of the total with rising due days; the last one is the due date of the invoice. */
          installments?: {
            /** @description In units of its currency, at most two decimals. */
            amount: number;
            /**
             * Format: date
             * @description A day in Sofia.
             */
            dueDate: string;
          }[];
          items: {
            description: string;
            /** @description Percent off the price, at most two decimals. */
            discountPercent?: number | null;
            /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
            grossUnitPrice?: number | null;
            /** @description At most six decimals. */
            quantity: number;
            /**
             * @description Percent.
             * @enum {number}
             */
            taxRate: 20 | 9 | 0;
            unit?: string;
            /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
            unitPrice?: number | null;
            /** @description The legal ground of a line at 0 %; that of the document by default. */
            vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
          }[];
          /**
           * @description The document is in Bulgarian, or in Bulgarian with English beside it.
           * @default bg
           * @enum {string}
           */
          language?: "bg" | "en";
          /**
           * @description Mails the invoice to `customer.email` at once; a refused mail refuses the invoice.
           * @default false
           */
          send?: boolean;
          /** @description The day of the supply in Sofia, at most five days ago; today by default. */
          taxEventDate?: string | null;
          /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
          vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The advances that it deducts, with base and VAT. */
            advances: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description Net of VAT. */
              subtotal: number;
              /** @description In units of its currency, at most two decimals. */
              taxAmount: number;
            }[];
            /** @description When the document was annulled; its number stays in use. */
            annulledAt: string | null;
            annulmentReason: string | null;
            buyer: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              /**
               * @description A COMPANY has a number, or is abroad and has none.
               * @enum {string}
               */
              kind: "COMPANY" | "PERSON";
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @description Of a credit note that the merchant wrote. */
            correctionKind: ("GOODS_RETURNED" | "DISCOUNT" | "WRONG_RATE" | "OTHER") | null;
            correctionReason: string | null;
            /** @description Of a credit or debit note: the document that it corrects. */
            correctsId?: number | null;
            /** @description The issue date of the corrected document. */
            correctsIssueDate: string | null;
            /** @description The number of the corrected document. */
            correctsNumber: string | null;
            /** @description A debit note corrects an invoice, a credit note an invoice or a debit note. */
            correctsType: ("INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE") | null;
            /** @description Credited without a refund. */
            creditedAmount: number;
            /** @description Credit notes of this document that are not annulled, in the order of issue. */
            creditNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            /** @description The customer in the list of the merchant; null without one. */
            customerId?: number | null;
            customerName: string | null;
            /** @description Debit notes of this invoice that are not annulled, in the order of issue. */
            debitNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /** @description The invoice that deducts this advance. */
            deductedIn: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
            } | null;
            /** @description All mails with the document, the latest first. */
            deliveries: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            }[];
            /** @description The latest mail with the document. */
            delivery: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            } | null;
            description: string | null;
            /** @description A day in Sofia. */
            dueDate: string;
            /** @description Units of the currency for one euro; 1 for EUR. */
            eurRate: number;
            /** @description The day for which the ECB published that rate; null for EUR and for older documents. */
            eurRateDay: string | null;
            id: number;
            /** @description Empty when the whole is due on one day. */
            installments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description A day in Sofia. */
              dueDate: string;
              /** @description What its payment link asks for. */
              openAmount: number;
              payUrl: string | null;
              /** @description From 1. */
              seq: number;
            }[];
            /** @description Ten digits, without gaps within a merchant. */
            invoiceNumber: string;
            /** @description Whether it is an advance. */
            isAdvance: boolean;
            /** @description A day in Sofia. */
            issueDate: string;
            isTest: boolean;
            items: {
              /** @description The advance that the line deducts. */
              advance: {
                invoiceNumber: string;
                /** @description A day in Sofia. */
                issueDate: string;
              } | null;
              /** @description Of a credit note: the position of the corrected line. */
              correctsLine: number | null;
              description: string;
              /** @description Percent off the price. */
              discountPercent: number | null;
              /** @description With VAT, at most six decimals, when the line was computed from it. */
              grossUnitPrice: number | null;
              id: number;
              /** @description Net of VAT. */
              lineTotal: number;
              /** @description At most six decimals. */
              quantity: number;
              /** @description The VAT of the line. */
              taxAmount: number;
              /** @description Percent. */
              taxRate: number;
              unit: string;
              /** @description Net of VAT, at most six decimals. */
              unitPrice: number;
              vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              /** @description The ground in words. */
              vatGroundText: string | null;
            }[];
            /**
             * @description The document is in Bulgarian, or in Bulgarian with English beside it.
             * @enum {string}
             */
            language: "bg" | "en";
            merchantId: number;
            merchantName: string;
            /** @description What is still to be paid; 0 for a voided document. */
            openAmount: number;
            /** @description In units of its currency, at most two decimals. */
            paidAmount: number;
            /** @description The first card payment that paid the invoice. */
            paidBy?: number | null;
            paymentId?: number | null;
            /** @description All payments in the order in which they were recorded. */
            payments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              id: number;
              /**
               * @description WITHHELD: kept from the takings of the buyer, on a bill of Plateno.
               * @enum {string}
               */
              kind: "CARD" | "BANK" | "WITHHELD";
              note: string | null;
              /** @description A day in Sofia. */
              paidOn: string;
              /** @description The card payment; null for all others. */
              paymentId?: number | null;
              recordedAt: string;
              /** @description When the transfer was taken back. */
              takenBackAt: string | null;
              takenBackReason: string | null;
            }[];
            /** @description The page where the customer can pay, while the invoice is unpaid. */
            payUrl: string | null;
            /** @description Of `paidAmount`: refunded, with a credit note for each refund. */
            refundedAmount: number;
            /** @enum {string} */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            seller: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @enum {string} */
            status: "PENDING" | "OVERDUE" | "PAID";
            /** @description Net of VAT. */
            subtotal: number;
            /** @description In units of its currency, at most two decimals. */
            taxAmount: number;
            /** @description The day of the supply, in Sofia. */
            taxEventDate: string;
            /** @description Texts that tax files write by other letters; the document keeps them, and no month is held open. */
            taxFileTexts: {
              /** @description Characters that a question mark stands for. */
              lost: string[];
              text: string;
              /** @description As the files have it. */
              written: string;
            }[];
            /** @description Percent; of the first line, when lines have several rates. */
            taxRate: number;
            /** @description In units of its currency, at most two decimals. */
            totalAmount: number;
            /** @enum {string} */
            type: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
            /** @description The check of the buyer’s VAT number at the Commission, when it was asked. */
            vatCheck: {
              checkedAt: string;
              number: string;
              /** @description The identifier of the request at the Commission, as proof. */
              requestId: string | null;
              /** @enum {string} */
              state: "VALID" | "INVALID" | "NOT_NOW";
            } | null;
            /** @description The legal ground when no VAT is charged. */
            vatGround: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getInvoices/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The advances that it deducts, with base and VAT. */
            advances: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description Net of VAT. */
              subtotal: number;
              /** @description In units of its currency, at most two decimals. */
              taxAmount: number;
            }[];
            /** @description When the document was annulled; its number stays in use. */
            annulledAt: string | null;
            annulmentReason: string | null;
            buyer: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              /**
               * @description A COMPANY has a number, or is abroad and has none.
               * @enum {string}
               */
              kind: "COMPANY" | "PERSON";
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @description Of a credit note that the merchant wrote. */
            correctionKind: ("GOODS_RETURNED" | "DISCOUNT" | "WRONG_RATE" | "OTHER") | null;
            correctionReason: string | null;
            /** @description Of a credit or debit note: the document that it corrects. */
            correctsId?: number | null;
            /** @description The issue date of the corrected document. */
            correctsIssueDate: string | null;
            /** @description The number of the corrected document. */
            correctsNumber: string | null;
            /** @description A debit note corrects an invoice, a credit note an invoice or a debit note. */
            correctsType: ("INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE") | null;
            /** @description Credited without a refund. */
            creditedAmount: number;
            /** @description Credit notes of this document that are not annulled, in the order of issue. */
            creditNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            /** @description The customer in the list of the merchant; null without one. */
            customerId?: number | null;
            customerName: string | null;
            /** @description Debit notes of this invoice that are not annulled, in the order of issue. */
            debitNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /** @description The invoice that deducts this advance. */
            deductedIn: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
            } | null;
            /** @description All mails with the document, the latest first. */
            deliveries: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            }[];
            /** @description The latest mail with the document. */
            delivery: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            } | null;
            description: string | null;
            /** @description A day in Sofia. */
            dueDate: string;
            /** @description Units of the currency for one euro; 1 for EUR. */
            eurRate: number;
            /** @description The day for which the ECB published that rate; null for EUR and for older documents. */
            eurRateDay: string | null;
            id: number;
            /** @description Empty when the whole is due on one day. */
            installments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description A day in Sofia. */
              dueDate: string;
              /** @description What its payment link asks for. */
              openAmount: number;
              payUrl: string | null;
              /** @description From 1. */
              seq: number;
            }[];
            /** @description Ten digits, without gaps within a merchant. */
            invoiceNumber: string;
            /** @description Whether it is an advance. */
            isAdvance: boolean;
            /** @description A day in Sofia. */
            issueDate: string;
            isTest: boolean;
            items: {
              /** @description The advance that the line deducts. */
              advance: {
                invoiceNumber: string;
                /** @description A day in Sofia. */
                issueDate: string;
              } | null;
              /** @description Of a credit note: the position of the corrected line. */
              correctsLine: number | null;
              description: string;
              /** @description Percent off the price. */
              discountPercent: number | null;
              /** @description With VAT, at most six decimals, when the line was computed from it. */
              grossUnitPrice: number | null;
              id: number;
              /** @description Net of VAT. */
              lineTotal: number;
              /** @description At most six decimals. */
              quantity: number;
              /** @description The VAT of the line. */
              taxAmount: number;
              /** @description Percent. */
              taxRate: number;
              unit: string;
              /** @description Net of VAT, at most six decimals. */
              unitPrice: number;
              vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              /** @description The ground in words. */
              vatGroundText: string | null;
            }[];
            /**
             * @description The document is in Bulgarian, or in Bulgarian with English beside it.
             * @enum {string}
             */
            language: "bg" | "en";
            merchantId: number;
            merchantName: string;
            /** @description What is still to be paid; 0 for a voided document. */
            openAmount: number;
            /** @description In units of its currency, at most two decimals. */
            paidAmount: number;
            /** @description The first card payment that paid the invoice. */
            paidBy?: number | null;
            paymentId?: number | null;
            /** @description All payments in the order in which they were recorded. */
            payments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              id: number;
              /**
               * @description WITHHELD: kept from the takings of the buyer, on a bill of Plateno.
               * @enum {string}
               */
              kind: "CARD" | "BANK" | "WITHHELD";
              note: string | null;
              /** @description A day in Sofia. */
              paidOn: string;
              /** @description The card payment; null for all others. */
              paymentId?: number | null;
              recordedAt: string;
              /** @description When the transfer was taken back. */
              takenBackAt: string | null;
              takenBackReason: string | null;
            }[];
            /** @description The page where the customer can pay, while the invoice is unpaid. */
            payUrl: string | null;
            /** @description Of `paidAmount`: refunded, with a credit note for each refund. */
            refundedAmount: number;
            /** @enum {string} */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            seller: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @enum {string} */
            status: "PENDING" | "OVERDUE" | "PAID";
            /** @description Net of VAT. */
            subtotal: number;
            /** @description In units of its currency, at most two decimals. */
            taxAmount: number;
            /** @description The day of the supply, in Sofia. */
            taxEventDate: string;
            /** @description Texts that tax files write by other letters; the document keeps them, and no month is held open. */
            taxFileTexts: {
              /** @description Characters that a question mark stands for. */
              lost: string[];
              text: string;
              /** @description As the files have it. */
              written: string;
            }[];
            /** @description Percent; of the first line, when lines have several rates. */
            taxRate: number;
            /** @description In units of its currency, at most two decimals. */
            totalAmount: number;
            /** @enum {string} */
            type: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
            /** @description The check of the buyer’s VAT number at the Commission, when it was asked. */
            vatCheck: {
              checkedAt: string;
              number: string;
              /** @description The identifier of the request at the Commission, as proof. */
              requestId: string | null;
              /** @enum {string} */
              state: "VALID" | "INVALID" | "NOT_NOW";
            } | null;
            /** @description The legal ground when no VAT is charged. */
            vatGround: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postInvoices/IdAnnul": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The advances that it deducts, with base and VAT. */
            advances: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description Net of VAT. */
              subtotal: number;
              /** @description In units of its currency, at most two decimals. */
              taxAmount: number;
            }[];
            /** @description When the document was annulled; its number stays in use. */
            annulledAt: string | null;
            annulmentReason: string | null;
            buyer: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              /**
               * @description A COMPANY has a number, or is abroad and has none.
               * @enum {string}
               */
              kind: "COMPANY" | "PERSON";
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @description Of a credit note that the merchant wrote. */
            correctionKind: ("GOODS_RETURNED" | "DISCOUNT" | "WRONG_RATE" | "OTHER") | null;
            correctionReason: string | null;
            /** @description Of a credit or debit note: the document that it corrects. */
            correctsId?: number | null;
            /** @description The issue date of the corrected document. */
            correctsIssueDate: string | null;
            /** @description The number of the corrected document. */
            correctsNumber: string | null;
            /** @description A debit note corrects an invoice, a credit note an invoice or a debit note. */
            correctsType: ("INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE") | null;
            /** @description Credited without a refund. */
            creditedAmount: number;
            /** @description Credit notes of this document that are not annulled, in the order of issue. */
            creditNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            /** @description The customer in the list of the merchant; null without one. */
            customerId?: number | null;
            customerName: string | null;
            /** @description Debit notes of this invoice that are not annulled, in the order of issue. */
            debitNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /** @description The invoice that deducts this advance. */
            deductedIn: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
            } | null;
            /** @description All mails with the document, the latest first. */
            deliveries: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            }[];
            /** @description The latest mail with the document. */
            delivery: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            } | null;
            description: string | null;
            /** @description A day in Sofia. */
            dueDate: string;
            /** @description Units of the currency for one euro; 1 for EUR. */
            eurRate: number;
            /** @description The day for which the ECB published that rate; null for EUR and for older documents. */
            eurRateDay: string | null;
            id: number;
            /** @description Empty when the whole is due on one day. */
            installments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description A day in Sofia. */
              dueDate: string;
              /** @description What its payment link asks for. */
              openAmount: number;
              payUrl: string | null;
              /** @description From 1. */
              seq: number;
            }[];
            /** @description Ten digits, without gaps within a merchant. */
            invoiceNumber: string;
            /** @description Whether it is an advance. */
            isAdvance: boolean;
            /** @description A day in Sofia. */
            issueDate: string;
            isTest: boolean;
            items: {
              /** @description The advance that the line deducts. */
              advance: {
                invoiceNumber: string;
                /** @description A day in Sofia. */
                issueDate: string;
              } | null;
              /** @description Of a credit note: the position of the corrected line. */
              correctsLine: number | null;
              description: string;
              /** @description Percent off the price. */
              discountPercent: number | null;
              /** @description With VAT, at most six decimals, when the line was computed from it. */
              grossUnitPrice: number | null;
              id: number;
              /** @description Net of VAT. */
              lineTotal: number;
              /** @description At most six decimals. */
              quantity: number;
              /** @description The VAT of the line. */
              taxAmount: number;
              /** @description Percent. */
              taxRate: number;
              unit: string;
              /** @description Net of VAT, at most six decimals. */
              unitPrice: number;
              vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              /** @description The ground in words. */
              vatGroundText: string | null;
            }[];
            /**
             * @description The document is in Bulgarian, or in Bulgarian with English beside it.
             * @enum {string}
             */
            language: "bg" | "en";
            merchantId: number;
            merchantName: string;
            /** @description What is still to be paid; 0 for a voided document. */
            openAmount: number;
            /** @description In units of its currency, at most two decimals. */
            paidAmount: number;
            /** @description The first card payment that paid the invoice. */
            paidBy?: number | null;
            paymentId?: number | null;
            /** @description All payments in the order in which they were recorded. */
            payments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              id: number;
              /**
               * @description WITHHELD: kept from the takings of the buyer, on a bill of Plateno.
               * @enum {string}
               */
              kind: "CARD" | "BANK" | "WITHHELD";
              note: string | null;
              /** @description A day in Sofia. */
              paidOn: string;
              /** @description The card payment; null for all others. */
              paymentId?: number | null;
              recordedAt: string;
              /** @description When the transfer was taken back. */
              takenBackAt: string | null;
              takenBackReason: string | null;
            }[];
            /** @description The page where the customer can pay, while the invoice is unpaid. */
            payUrl: string | null;
            /** @description Of `paidAmount`: refunded, with a credit note for each refund. */
            refundedAmount: number;
            /** @enum {string} */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            seller: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @enum {string} */
            status: "PENDING" | "OVERDUE" | "PAID";
            /** @description Net of VAT. */
            subtotal: number;
            /** @description In units of its currency, at most two decimals. */
            taxAmount: number;
            /** @description The day of the supply, in Sofia. */
            taxEventDate: string;
            /** @description Texts that tax files write by other letters; the document keeps them, and no month is held open. */
            taxFileTexts: {
              /** @description Characters that a question mark stands for. */
              lost: string[];
              text: string;
              /** @description As the files have it. */
              written: string;
            }[];
            /** @description Percent; of the first line, when lines have several rates. */
            taxRate: number;
            /** @description In units of its currency, at most two decimals. */
            totalAmount: number;
            /** @enum {string} */
            type: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
            /** @description The check of the buyer’s VAT number at the Commission, when it was asked. */
            vatCheck: {
              checkedAt: string;
              number: string;
              /** @description The identifier of the request at the Commission, as proof. */
              requestId: string | null;
              /** @enum {string} */
              state: "VALID" | "INVALID" | "NOT_NOW";
            } | null;
            /** @description The legal ground when no VAT is charged. */
            vatGround: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postInvoices/IdCreditNotes": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description A sum that is spread over lines in proportion to what is left of them. */
          discount?: {
            /** @description With VAT. */
            amount: number;
            /** @description All lines by default. */
            lines?: number[];
          } | null;
          lines?: {
            /** @description The position of the line in its document, from 1. */
            line: number;
            /** @description A sum without VAT in place of a quantity. */
            net?: number;
            /** @description At most six decimals; all that is left of the line by default. */
            quantity?: number;
          }[] | null;
          /** @description In own words; required for OTHER. */
          reason?: string | null;
          /** @enum {string} */
          reasonKind: "GOODS_RETURNED" | "DISCOUNT" | "WRONG_RATE" | "OTHER";
          /**
           * @description Whether the credit note is mailed at once to the e-mail address of the invoice.
           * @default true
           */
          send?: boolean;
          /** @description All that is left of the invoice. */
          whole?: boolean;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The advances that it deducts, with base and VAT. */
            advances: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description Net of VAT. */
              subtotal: number;
              /** @description In units of its currency, at most two decimals. */
              taxAmount: number;
            }[];
            /** @description When the document was annulled; its number stays in use. */
            annulledAt: string | null;
            annulmentReason: string | null;
            buyer: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              /**
               * @description A COMPANY has a number, or is abroad and has none.
               * @enum {string}
               */
              kind: "COMPANY" | "PERSON";
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @description Of a credit note that the merchant wrote. */
            correctionKind: ("GOODS_RETURNED" | "DISCOUNT" | "WRONG_RATE" | "OTHER") | null;
            correctionReason: string | null;
            /** @description Of a credit or debit note: the document that it corrects. */
            correctsId?: number | null;
            /** @description The issue date of the corrected document. */
            correctsIssueDate: string | null;
            /** @description The number of the corrected document. */
            correctsNumber: string | null;
            /** @description A debit note corrects an invoice, a credit note an invoice or a debit note. */
            correctsType: ("INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE") | null;
            /** @description Credited without a refund. */
            creditedAmount: number;
            /** @description Credit notes of this document that are not annulled, in the order of issue. */
            creditNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            /** @description The customer in the list of the merchant; null without one. */
            customerId?: number | null;
            customerName: string | null;
            /** @description Debit notes of this invoice that are not annulled, in the order of issue. */
            debitNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /** @description The invoice that deducts this advance. */
            deductedIn: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
            } | null;
            /** @description All mails with the document, the latest first. */
            deliveries: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            }[];
            /** @description The latest mail with the document. */
            delivery: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            } | null;
            description: string | null;
            /** @description A day in Sofia. */
            dueDate: string;
            /** @description Units of the currency for one euro; 1 for EUR. */
            eurRate: number;
            /** @description The day for which the ECB published that rate; null for EUR and for older documents. */
            eurRateDay: string | null;
            id: number;
            /** @description Empty when the whole is due on one day. */
            installments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description A day in Sofia. */
              dueDate: string;
              /** @description What its payment link asks for. */
              openAmount: number;
              payUrl: string | null;
              /** @description From 1. */
              seq: number;
            }[];
            /** @description Ten digits, without gaps within a merchant. */
            invoiceNumber: string;
            /** @description Whether it is an advance. */
            isAdvance: boolean;
            /** @description A day in Sofia. */
            issueDate: string;
            isTest: boolean;
            items: {
              /** @description The advance that the line deducts. */
              advance: {
                invoiceNumber: string;
                /** @description A day in Sofia. */
                issueDate: string;
              } | null;
              /** @description Of a credit note: the position of the corrected line. */
              correctsLine: number | null;
              description: string;
              /** @description Percent off the price. */
              discountPercent: number | null;
              /** @description With VAT, at most six decimals, when the line was computed from it. */
              grossUnitPrice: number | null;
              id: number;
              /** @description Net of VAT. */
              lineTotal: number;
              /** @description At most six decimals. */
              quantity: number;
              /** @description The VAT of the line. */
              taxAmount: number;
              /** @description Percent. */
              taxRate: number;
              unit: string;
              /** @description Net of VAT, at most six decimals. */
              unitPrice: number;
              vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              /** @description The ground in words. */
              vatGroundText: string | null;
            }[];
            /**
             * @description The document is in Bulgarian, or in Bulgarian with English beside it.
             * @enum {string}
             */
            language: "bg" | "en";
            merchantId: number;
            merchantName: string;
            /** @description What is still to be paid; 0 for a voided document. */
            openAmount: number;
            /** @description In units of its currency, at most two decimals. */
            paidAmount: number;
            /** @description The first card payment that paid the invoice. */
            paidBy?: number | null;
            paymentId?: number | null;
            /** @description All payments in the order in which they were recorded. */
            payments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              id: number;
              /**
               * @description WITHHELD: kept from the takings of the buyer, on a bill of Plateno.
               * @enum {string}
               */
              kind: "CARD" | "BANK" | "WITHHELD";
              note: string | null;
              /** @description A day in Sofia. */
              paidOn: string;
              /** @description The card payment; null for all others. */
              paymentId?: number | null;
              recordedAt: string;
              /** @description When the transfer was taken back. */
              takenBackAt: string | null;
              takenBackReason: string | null;
            }[];
            /** @description The page where the customer can pay, while the invoice is unpaid. */
            payUrl: string | null;
            /** @description Of `paidAmount`: refunded, with a credit note for each refund. */
            refundedAmount: number;
            /** @enum {string} */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            seller: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @enum {string} */
            status: "PENDING" | "OVERDUE" | "PAID";
            /** @description Net of VAT. */
            subtotal: number;
            /** @description In units of its currency, at most two decimals. */
            taxAmount: number;
            /** @description The day of the supply, in Sofia. */
            taxEventDate: string;
            /** @description Texts that tax files write by other letters; the document keeps them, and no month is held open. */
            taxFileTexts: {
              /** @description Characters that a question mark stands for. */
              lost: string[];
              text: string;
              /** @description As the files have it. */
              written: string;
            }[];
            /** @description Percent; of the first line, when lines have several rates. */
            taxRate: number;
            /** @description In units of its currency, at most two decimals. */
            totalAmount: number;
            /** @enum {string} */
            type: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
            /** @description The check of the buyer’s VAT number at the Commission, when it was asked. */
            vatCheck: {
              checkedAt: string;
              number: string;
              /** @description The identifier of the request at the Commission, as proof. */
              requestId: string | null;
              /** @enum {string} */
              state: "VALID" | "INVALID" | "NOT_NOW";
            } | null;
            /** @description The legal ground when no VAT is charged. */
            vatGround: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postInvoices/IdCreditNotesPreview": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description A sum that is spread over lines in proportion to what is left of them. */
          discount?: {
            /** @description With VAT. */
            amount: number;
            /** @description All lines by default. */
            lines?: number[];
          } | null;
          lines?: {
            /** @description The position of the line in its document, from 1. */
            line: number;
            /** @description A sum without VAT in place of a quantity. */
            net?: number;
            /** @description At most six decimals; all that is left of the line by default. */
            quantity?: number;
          }[] | null;
          /** @description All that is left of the invoice. */
          whole?: boolean;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            currency: string;
            items: {
              description: string;
              /** @description The position of the line in its document, from 1. */
              line: number;
              /** @description In units of its currency, at most two decimals. */
              net: number;
              quantity: number;
              unit: string;
            }[];
            lines: {
              description: string;
              /** @description The position of the line in its document, from 1. */
              line: number;
              /** @description Left to be credited, without VAT. */
              net: number;
              /** @description Left to be credited. */
              quantity: number;
              /** @description Left to be credited, with VAT. */
              total: number;
              unit: string;
            }[];
            /** @description Of the invoice after the credit note. */
            openAmount: number;
            rates: {
              /** @description In units of its currency, at most two decimals. */
              base: number;
              /** @description In units of its currency, at most two decimals. */
              tax: number;
              /** @description Percent. */
              taxRate: number;
              /** @description Of a rate of 0 %. */
              vatGround: string | null;
            }[];
            /** @description Of the credit note. */
            totalAmount: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postInvoices/IdDebitNotes": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description A day in Sofia; two weeks from today by default. */
          dueDate?: string | null;
          items: {
            description: string;
            /** @description Percent off the price, at most two decimals. */
            discountPercent?: number | null;
            /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
            grossUnitPrice?: number | null;
            /** @description At most six decimals. */
            quantity: number;
            /**
             * @description Percent.
             * @enum {number}
             */
            taxRate: 20 | 9 | 0;
            unit?: string;
            /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
            unitPrice?: number | null;
            /** @description The legal ground of a line at 0 %; that of the document by default. */
            vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
          }[];
          reason: string;
          /**
           * @description Mails it to the e-mail of the invoice. 422 when the invoice has none.
           * @default false
           */
          send?: boolean;
          /** @description The day in Sofia on which the tax base rose, at most five days ago; today by default. */
          taxEventDate?: string | null;
          /** @description The legal ground of lines at 0 % without one of their own. */
          vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The advances that it deducts, with base and VAT. */
            advances: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description Net of VAT. */
              subtotal: number;
              /** @description In units of its currency, at most two decimals. */
              taxAmount: number;
            }[];
            /** @description When the document was annulled; its number stays in use. */
            annulledAt: string | null;
            annulmentReason: string | null;
            buyer: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              /**
               * @description A COMPANY has a number, or is abroad and has none.
               * @enum {string}
               */
              kind: "COMPANY" | "PERSON";
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @description Of a credit note that the merchant wrote. */
            correctionKind: ("GOODS_RETURNED" | "DISCOUNT" | "WRONG_RATE" | "OTHER") | null;
            correctionReason: string | null;
            /** @description Of a credit or debit note: the document that it corrects. */
            correctsId?: number | null;
            /** @description The issue date of the corrected document. */
            correctsIssueDate: string | null;
            /** @description The number of the corrected document. */
            correctsNumber: string | null;
            /** @description A debit note corrects an invoice, a credit note an invoice or a debit note. */
            correctsType: ("INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE") | null;
            /** @description Credited without a refund. */
            creditedAmount: number;
            /** @description Credit notes of this document that are not annulled, in the order of issue. */
            creditNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            /** @description The customer in the list of the merchant; null without one. */
            customerId?: number | null;
            customerName: string | null;
            /** @description Debit notes of this invoice that are not annulled, in the order of issue. */
            debitNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /** @description The invoice that deducts this advance. */
            deductedIn: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
            } | null;
            /** @description All mails with the document, the latest first. */
            deliveries: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            }[];
            /** @description The latest mail with the document. */
            delivery: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            } | null;
            description: string | null;
            /** @description A day in Sofia. */
            dueDate: string;
            /** @description Units of the currency for one euro; 1 for EUR. */
            eurRate: number;
            /** @description The day for which the ECB published that rate; null for EUR and for older documents. */
            eurRateDay: string | null;
            id: number;
            /** @description Empty when the whole is due on one day. */
            installments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description A day in Sofia. */
              dueDate: string;
              /** @description What its payment link asks for. */
              openAmount: number;
              payUrl: string | null;
              /** @description From 1. */
              seq: number;
            }[];
            /** @description Ten digits, without gaps within a merchant. */
            invoiceNumber: string;
            /** @description Whether it is an advance. */
            isAdvance: boolean;
            /** @description A day in Sofia. */
            issueDate: string;
            isTest: boolean;
            items: {
              /** @description The advance that the line deducts. */
              advance: {
                invoiceNumber: string;
                /** @description A day in Sofia. */
                issueDate: string;
              } | null;
              /** @description Of a credit note: the position of the corrected line. */
              correctsLine: number | null;
              description: string;
              /** @description Percent off the price. */
              discountPercent: number | null;
              /** @description With VAT, at most six decimals, when the line was computed from it. */
              grossUnitPrice: number | null;
              id: number;
              /** @description Net of VAT. */
              lineTotal: number;
              /** @description At most six decimals. */
              quantity: number;
              /** @description The VAT of the line. */
              taxAmount: number;
              /** @description Percent. */
              taxRate: number;
              unit: string;
              /** @description Net of VAT, at most six decimals. */
              unitPrice: number;
              vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              /** @description The ground in words. */
              vatGroundText: string | null;
            }[];
            /**
             * @description The document is in Bulgarian, or in Bulgarian with English beside it.
             * @enum {string}
             */
            language: "bg" | "en";
            merchantId: number;
            merchantName: string;
            /** @description What is still to be paid; 0 for a voided document. */
            openAmount: number;
            /** @description In units of its currency, at most two decimals. */
            paidAmount: number;
            /** @description The first card payment that paid the invoice. */
            paidBy?: number | null;
            paymentId?: number | null;
            /** @description All payments in the order in which they were recorded. */
            payments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              id: number;
              /**
               * @description WITHHELD: kept from the takings of the buyer, on a bill of Plateno.
               * @enum {string}
               */
              kind: "CARD" | "BANK" | "WITHHELD";
              note: string | null;
              /** @description A day in Sofia. */
              paidOn: string;
              /** @description The card payment; null for all others. */
              paymentId?: number | null;
              recordedAt: string;
              /** @description When the transfer was taken back. */
              takenBackAt: string | null;
              takenBackReason: string | null;
            }[];
            /** @description The page where the customer can pay, while the invoice is unpaid. */
            payUrl: string | null;
            /** @description Of `paidAmount`: refunded, with a credit note for each refund. */
            refundedAmount: number;
            /** @enum {string} */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            seller: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @enum {string} */
            status: "PENDING" | "OVERDUE" | "PAID";
            /** @description Net of VAT. */
            subtotal: number;
            /** @description In units of its currency, at most two decimals. */
            taxAmount: number;
            /** @description The day of the supply, in Sofia. */
            taxEventDate: string;
            /** @description Texts that tax files write by other letters; the document keeps them, and no month is held open. */
            taxFileTexts: {
              /** @description Characters that a question mark stands for. */
              lost: string[];
              text: string;
              /** @description As the files have it. */
              written: string;
            }[];
            /** @description Percent; of the first line, when lines have several rates. */
            taxRate: number;
            /** @description In units of its currency, at most two decimals. */
            totalAmount: number;
            /** @enum {string} */
            type: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
            /** @description The check of the buyer’s VAT number at the Commission, when it was asked. */
            vatCheck: {
              checkedAt: string;
              number: string;
              /** @description The identifier of the request at the Commission, as proof. */
              requestId: string | null;
              /** @enum {string} */
              state: "VALID" | "INVALID" | "NOT_NOW";
            } | null;
            /** @description The legal ground when no VAT is charged. */
            vatGround: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postInvoices/IdPayments": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description All that is open by default. */
          amount?: number | null;
          note?: string | null;
          /**
           * Format: date
           * @description A day in Sofia, at most today and at least thirty days before the issue.
           */
          paidOn: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The advances that it deducts, with base and VAT. */
            advances: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description Net of VAT. */
              subtotal: number;
              /** @description In units of its currency, at most two decimals. */
              taxAmount: number;
            }[];
            /** @description When the document was annulled; its number stays in use. */
            annulledAt: string | null;
            annulmentReason: string | null;
            buyer: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              /**
               * @description A COMPANY has a number, or is abroad and has none.
               * @enum {string}
               */
              kind: "COMPANY" | "PERSON";
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @description Of a credit note that the merchant wrote. */
            correctionKind: ("GOODS_RETURNED" | "DISCOUNT" | "WRONG_RATE" | "OTHER") | null;
            correctionReason: string | null;
            /** @description Of a credit or debit note: the document that it corrects. */
            correctsId?: number | null;
            /** @description The issue date of the corrected document. */
            correctsIssueDate: string | null;
            /** @description The number of the corrected document. */
            correctsNumber: string | null;
            /** @description A debit note corrects an invoice, a credit note an invoice or a debit note. */
            correctsType: ("INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE") | null;
            /** @description Credited without a refund. */
            creditedAmount: number;
            /** @description Credit notes of this document that are not annulled, in the order of issue. */
            creditNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            /** @description The customer in the list of the merchant; null without one. */
            customerId?: number | null;
            customerName: string | null;
            /** @description Debit notes of this invoice that are not annulled, in the order of issue. */
            debitNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /** @description The invoice that deducts this advance. */
            deductedIn: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
            } | null;
            /** @description All mails with the document, the latest first. */
            deliveries: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            }[];
            /** @description The latest mail with the document. */
            delivery: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            } | null;
            description: string | null;
            /** @description A day in Sofia. */
            dueDate: string;
            /** @description Units of the currency for one euro; 1 for EUR. */
            eurRate: number;
            /** @description The day for which the ECB published that rate; null for EUR and for older documents. */
            eurRateDay: string | null;
            id: number;
            /** @description Empty when the whole is due on one day. */
            installments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description A day in Sofia. */
              dueDate: string;
              /** @description What its payment link asks for. */
              openAmount: number;
              payUrl: string | null;
              /** @description From 1. */
              seq: number;
            }[];
            /** @description Ten digits, without gaps within a merchant. */
            invoiceNumber: string;
            /** @description Whether it is an advance. */
            isAdvance: boolean;
            /** @description A day in Sofia. */
            issueDate: string;
            isTest: boolean;
            items: {
              /** @description The advance that the line deducts. */
              advance: {
                invoiceNumber: string;
                /** @description A day in Sofia. */
                issueDate: string;
              } | null;
              /** @description Of a credit note: the position of the corrected line. */
              correctsLine: number | null;
              description: string;
              /** @description Percent off the price. */
              discountPercent: number | null;
              /** @description With VAT, at most six decimals, when the line was computed from it. */
              grossUnitPrice: number | null;
              id: number;
              /** @description Net of VAT. */
              lineTotal: number;
              /** @description At most six decimals. */
              quantity: number;
              /** @description The VAT of the line. */
              taxAmount: number;
              /** @description Percent. */
              taxRate: number;
              unit: string;
              /** @description Net of VAT, at most six decimals. */
              unitPrice: number;
              vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              /** @description The ground in words. */
              vatGroundText: string | null;
            }[];
            /**
             * @description The document is in Bulgarian, or in Bulgarian with English beside it.
             * @enum {string}
             */
            language: "bg" | "en";
            merchantId: number;
            merchantName: string;
            /** @description What is still to be paid; 0 for a voided document. */
            openAmount: number;
            /** @description In units of its currency, at most two decimals. */
            paidAmount: number;
            /** @description The first card payment that paid the invoice. */
            paidBy?: number | null;
            paymentId?: number | null;
            /** @description All payments in the order in which they were recorded. */
            payments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              id: number;
              /**
               * @description WITHHELD: kept from the takings of the buyer, on a bill of Plateno.
               * @enum {string}
               */
              kind: "CARD" | "BANK" | "WITHHELD";
              note: string | null;
              /** @description A day in Sofia. */
              paidOn: string;
              /** @description The card payment; null for all others. */
              paymentId?: number | null;
              recordedAt: string;
              /** @description When the transfer was taken back. */
              takenBackAt: string | null;
              takenBackReason: string | null;
            }[];
            /** @description The page where the customer can pay, while the invoice is unpaid. */
            payUrl: string | null;
            /** @description Of `paidAmount`: refunded, with a credit note for each refund. */
            refundedAmount: number;
            /** @enum {string} */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            seller: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @enum {string} */
            status: "PENDING" | "OVERDUE" | "PAID";
            /** @description Net of VAT. */
            subtotal: number;
            /** @description In units of its currency, at most two decimals. */
            taxAmount: number;
            /** @description The day of the supply, in Sofia. */
            taxEventDate: string;
            /** @description Texts that tax files write by other letters; the document keeps them, and no month is held open. */
            taxFileTexts: {
              /** @description Characters that a question mark stands for. */
              lost: string[];
              text: string;
              /** @description As the files have it. */
              written: string;
            }[];
            /** @description Percent; of the first line, when lines have several rates. */
            taxRate: number;
            /** @description In units of its currency, at most two decimals. */
            totalAmount: number;
            /** @enum {string} */
            type: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
            /** @description The check of the buyer’s VAT number at the Commission, when it was asked. */
            vatCheck: {
              checkedAt: string;
              number: string;
              /** @description The identifier of the request at the Commission, as proof. */
              requestId: string | null;
              /** @enum {string} */
              state: "VALID" | "INVALID" | "NOT_NOW";
            } | null;
            /** @description The legal ground when no VAT is charged. */
            vatGround: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postInvoices/IdPayments/PaymentIdTakeBack": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
        paymentId: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The advances that it deducts, with base and VAT. */
            advances: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description Net of VAT. */
              subtotal: number;
              /** @description In units of its currency, at most two decimals. */
              taxAmount: number;
            }[];
            /** @description When the document was annulled; its number stays in use. */
            annulledAt: string | null;
            annulmentReason: string | null;
            buyer: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              /**
               * @description A COMPANY has a number, or is abroad and has none.
               * @enum {string}
               */
              kind: "COMPANY" | "PERSON";
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @description Of a credit note that the merchant wrote. */
            correctionKind: ("GOODS_RETURNED" | "DISCOUNT" | "WRONG_RATE" | "OTHER") | null;
            correctionReason: string | null;
            /** @description Of a credit or debit note: the document that it corrects. */
            correctsId?: number | null;
            /** @description The issue date of the corrected document. */
            correctsIssueDate: string | null;
            /** @description The number of the corrected document. */
            correctsNumber: string | null;
            /** @description A debit note corrects an invoice, a credit note an invoice or a debit note. */
            correctsType: ("INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE") | null;
            /** @description Credited without a refund. */
            creditedAmount: number;
            /** @description Credit notes of this document that are not annulled, in the order of issue. */
            creditNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            /** @description The customer in the list of the merchant; null without one. */
            customerId?: number | null;
            customerName: string | null;
            /** @description Debit notes of this invoice that are not annulled, in the order of issue. */
            debitNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /** @description The invoice that deducts this advance. */
            deductedIn: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
            } | null;
            /** @description All mails with the document, the latest first. */
            deliveries: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            }[];
            /** @description The latest mail with the document. */
            delivery: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            } | null;
            description: string | null;
            /** @description A day in Sofia. */
            dueDate: string;
            /** @description Units of the currency for one euro; 1 for EUR. */
            eurRate: number;
            /** @description The day for which the ECB published that rate; null for EUR and for older documents. */
            eurRateDay: string | null;
            id: number;
            /** @description Empty when the whole is due on one day. */
            installments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description A day in Sofia. */
              dueDate: string;
              /** @description What its payment link asks for. */
              openAmount: number;
              payUrl: string | null;
              /** @description From 1. */
              seq: number;
            }[];
            /** @description Ten digits, without gaps within a merchant. */
            invoiceNumber: string;
            /** @description Whether it is an advance. */
            isAdvance: boolean;
            /** @description A day in Sofia. */
            issueDate: string;
            isTest: boolean;
            items: {
              /** @description The advance that the line deducts. */
              advance: {
                invoiceNumber: string;
                /** @description A day in Sofia. */
                issueDate: string;
              } | null;
              /** @description Of a credit note: the position of the corrected line. */
              correctsLine: number | null;
              description: string;
              /** @description Percent off the price. */
              discountPercent: number | null;
              /** @description With VAT, at most six decimals, when the line was computed from it. */
              grossUnitPrice: number | null;
              id: number;
              /** @description Net of VAT. */
              lineTotal: number;
              /** @description At most six decimals. */
              quantity: number;
              /** @description The VAT of the line. */
              taxAmount: number;
              /** @description Percent. */
              taxRate: number;
              unit: string;
              /** @description Net of VAT, at most six decimals. */
              unitPrice: number;
              vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              /** @description The ground in words. */
              vatGroundText: string | null;
            }[];
            /**
             * @description The document is in Bulgarian, or in Bulgarian with English beside it.
             * @enum {string}
             */
            language: "bg" | "en";
            merchantId: number;
            merchantName: string;
            /** @description What is still to be paid; 0 for a voided document. */
            openAmount: number;
            /** @description In units of its currency, at most two decimals. */
            paidAmount: number;
            /** @description The first card payment that paid the invoice. */
            paidBy?: number | null;
            paymentId?: number | null;
            /** @description All payments in the order in which they were recorded. */
            payments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              id: number;
              /**
               * @description WITHHELD: kept from the takings of the buyer, on a bill of Plateno.
               * @enum {string}
               */
              kind: "CARD" | "BANK" | "WITHHELD";
              note: string | null;
              /** @description A day in Sofia. */
              paidOn: string;
              /** @description The card payment; null for all others. */
              paymentId?: number | null;
              recordedAt: string;
              /** @description When the transfer was taken back. */
              takenBackAt: string | null;
              takenBackReason: string | null;
            }[];
            /** @description The page where the customer can pay, while the invoice is unpaid. */
            payUrl: string | null;
            /** @description Of `paidAmount`: refunded, with a credit note for each refund. */
            refundedAmount: number;
            /** @enum {string} */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            seller: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @enum {string} */
            status: "PENDING" | "OVERDUE" | "PAID";
            /** @description Net of VAT. */
            subtotal: number;
            /** @description In units of its currency, at most two decimals. */
            taxAmount: number;
            /** @description The day of the supply, in Sofia. */
            taxEventDate: string;
            /** @description Texts that tax files write by other letters; the document keeps them, and no month is held open. */
            taxFileTexts: {
              /** @description Characters that a question mark stands for. */
              lost: string[];
              text: string;
              /** @description As the files have it. */
              written: string;
            }[];
            /** @description Percent; of the first line, when lines have several rates. */
            taxRate: number;
            /** @description In units of its currency, at most two decimals. */
            totalAmount: number;
            /** @enum {string} */
            type: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
            /** @description The check of the buyer’s VAT number at the Commission, when it was asked. */
            vatCheck: {
              checkedAt: string;
              number: string;
              /** @description The identifier of the request at the Commission, as proof. */
              requestId: string | null;
              /** @enum {string} */
              state: "VALID" | "INVALID" | "NOT_NOW";
            } | null;
            /** @description The legal ground when no VAT is charged. */
            vatGround: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getInvoices/IdPdf": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "putInvoices/IdReminders": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Whether no reminders are sent. */
          isPaused: boolean;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Whether no reminders are sent. */
            isPaused: boolean;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postInvoices/IdSendEmail": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          email?: string | null;
          /**
           * @description The mail reminds of an unpaid document; 409 when nothing of it is open.
           * @default false
           */
          isReminder?: boolean;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The advances that it deducts, with base and VAT. */
            advances: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description Net of VAT. */
              subtotal: number;
              /** @description In units of its currency, at most two decimals. */
              taxAmount: number;
            }[];
            /** @description When the document was annulled; its number stays in use. */
            annulledAt: string | null;
            annulmentReason: string | null;
            buyer: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              /**
               * @description A COMPANY has a number, or is abroad and has none.
               * @enum {string}
               */
              kind: "COMPANY" | "PERSON";
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @description Of a credit note that the merchant wrote. */
            correctionKind: ("GOODS_RETURNED" | "DISCOUNT" | "WRONG_RATE" | "OTHER") | null;
            correctionReason: string | null;
            /** @description Of a credit or debit note: the document that it corrects. */
            correctsId?: number | null;
            /** @description The issue date of the corrected document. */
            correctsIssueDate: string | null;
            /** @description The number of the corrected document. */
            correctsNumber: string | null;
            /** @description A debit note corrects an invoice, a credit note an invoice or a debit note. */
            correctsType: ("INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE") | null;
            /** @description Credited without a refund. */
            creditedAmount: number;
            /** @description Credit notes of this document that are not annulled, in the order of issue. */
            creditNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            /** @description The customer in the list of the merchant; null without one. */
            customerId?: number | null;
            customerName: string | null;
            /** @description Debit notes of this invoice that are not annulled, in the order of issue. */
            debitNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /** @description The invoice that deducts this advance. */
            deductedIn: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
            } | null;
            /** @description All mails with the document, the latest first. */
            deliveries: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            }[];
            /** @description The latest mail with the document. */
            delivery: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            } | null;
            description: string | null;
            /** @description A day in Sofia. */
            dueDate: string;
            /** @description Units of the currency for one euro; 1 for EUR. */
            eurRate: number;
            /** @description The day for which the ECB published that rate; null for EUR and for older documents. */
            eurRateDay: string | null;
            id: number;
            /** @description Empty when the whole is due on one day. */
            installments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description A day in Sofia. */
              dueDate: string;
              /** @description What its payment link asks for. */
              openAmount: number;
              payUrl: string | null;
              /** @description From 1. */
              seq: number;
            }[];
            /** @description Ten digits, without gaps within a merchant. */
            invoiceNumber: string;
            /** @description Whether it is an advance. */
            isAdvance: boolean;
            /** @description A day in Sofia. */
            issueDate: string;
            isTest: boolean;
            items: {
              /** @description The advance that the line deducts. */
              advance: {
                invoiceNumber: string;
                /** @description A day in Sofia. */
                issueDate: string;
              } | null;
              /** @description Of a credit note: the position of the corrected line. */
              correctsLine: number | null;
              description: string;
              /** @description Percent off the price. */
              discountPercent: number | null;
              /** @description With VAT, at most six decimals, when the line was computed from it. */
              grossUnitPrice: number | null;
              id: number;
              /** @description Net of VAT. */
              lineTotal: number;
              /** @description At most six decimals. */
              quantity: number;
              /** @description The VAT of the line. */
              taxAmount: number;
              /** @description Percent. */
              taxRate: number;
              unit: string;
              /** @description Net of VAT, at most six decimals. */
              unitPrice: number;
              vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              /** @description The ground in words. */
              vatGroundText: string | null;
            }[];
            /**
             * @description The document is in Bulgarian, or in Bulgarian with English beside it.
             * @enum {string}
             */
            language: "bg" | "en";
            merchantId: number;
            merchantName: string;
            /** @description What is still to be paid; 0 for a voided document. */
            openAmount: number;
            /** @description In units of its currency, at most two decimals. */
            paidAmount: number;
            /** @description The first card payment that paid the invoice. */
            paidBy?: number | null;
            paymentId?: number | null;
            /** @description All payments in the order in which they were recorded. */
            payments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              id: number;
              /**
               * @description WITHHELD: kept from the takings of the buyer, on a bill of Plateno.
               * @enum {string}
               */
              kind: "CARD" | "BANK" | "WITHHELD";
              note: string | null;
              /** @description A day in Sofia. */
              paidOn: string;
              /** @description The card payment; null for all others. */
              paymentId?: number | null;
              recordedAt: string;
              /** @description When the transfer was taken back. */
              takenBackAt: string | null;
              takenBackReason: string | null;
            }[];
            /** @description The page where the customer can pay, while the invoice is unpaid. */
            payUrl: string | null;
            /** @description Of `paidAmount`: refunded, with a credit note for each refund. */
            refundedAmount: number;
            /** @enum {string} */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            seller: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @enum {string} */
            status: "PENDING" | "OVERDUE" | "PAID";
            /** @description Net of VAT. */
            subtotal: number;
            /** @description In units of its currency, at most two decimals. */
            taxAmount: number;
            /** @description The day of the supply, in Sofia. */
            taxEventDate: string;
            /** @description Texts that tax files write by other letters; the document keeps them, and no month is held open. */
            taxFileTexts: {
              /** @description Characters that a question mark stands for. */
              lost: string[];
              text: string;
              /** @description As the files have it. */
              written: string;
            }[];
            /** @description Percent; of the first line, when lines have several rates. */
            taxRate: number;
            /** @description In units of its currency, at most two decimals. */
            totalAmount: number;
            /** @enum {string} */
            type: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
            /** @description The check of the buyer’s VAT number at the Commission, when it was asked. */
            vatCheck: {
              checkedAt: string;
              number: string;
              /** @description The identifier of the request at the Commission, as proof. */
              requestId: string | null;
              /** @enum {string} */
              state: "VALID" | "INVALID" | "NOT_NOW";
            } | null;
            /** @description The legal ground when no VAT is charged. */
            vatGround: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getInvoicesExport: {
    parameters: {
      query: {
        /** @description ISO 4217. For example `EUR`. */
        currency?: "EUR" | "USD" | "BGN";
        format: "csv" | "excel";
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description The largest amount, in units of each row’s currency. For example `500`. */
        maxAmount?: number;
        /** @description The smallest amount, in units of each row’s currency. For example `10`. */
        minAmount?: number;
        /** @description For example `Мария`. */
        search?: string;
        /** @description Annulled and test documents are only in statuses of their own. For example `PAID`. */
        status?: "PENDING" | "OVERDUE" | "PAID" | "ANNULLED" | "TEST";
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
        /** @description For example `INVOICE`. */
        type?: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
          "text/csv": string;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getInvoicesMe: {
    parameters: {
      query?: {
        /** @description ISO 4217. For example `EUR`. */
        currency?: "EUR" | "USD" | "BGN";
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description The largest amount, in units of each row’s currency. For example `500`. */
        maxAmount?: number;
        /** @description The smallest amount, in units of each row’s currency. For example `10`. */
        minAmount?: number;
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description For example `Мария`. */
        search?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `id`. */
        sortBy?: "id" | "invoiceNumber" | "issueDate" | "dueDate" | "totalAmount" | "status";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
        /** @description Annulled and test documents are only in statuses of their own. For example `PAID`. */
        status?: "PENDING" | "OVERDUE" | "PAID" | "ANNULLED" | "TEST";
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
        /** @description For example `INVOICE`. */
        type?: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description When the document was annulled; its number stays in use. */
            annulledAt: string | null;
            /** @description Credited without a refund. */
            creditedAmount: number;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            customerName: string | null;
            description: string | null;
            /** @description A day in Sofia. */
            dueDate: string;
            id: number;
            /** @description Ten digits, without gaps within a merchant. */
            invoiceNumber: string;
            /** @description A day in Sofia. */
            issueDate: string;
            isTest: boolean;
            merchantId: number;
            merchantName: string;
            /** @description What is still to be paid; 0 for a voided document. */
            openAmount: number;
            /** @description In units of its currency, at most two decimals. */
            paidAmount: number;
            paymentId?: number | null;
            /** @description Of `paidAmount`: refunded, with a credit note for each refund. */
            refundedAmount: number;
            /** @enum {string} */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            /** @enum {string} */
            status: "PENDING" | "OVERDUE" | "PAID";
            /** @description Net of VAT. */
            subtotal: number;
            /** @description In units of its currency, at most two decimals. */
            taxAmount: number;
            /** @description Percent; of the first line, when lines have several rates. */
            taxRate: number;
            /** @description In units of its currency, at most two decimals. */
            totalAmount: number;
            /** @enum {string} */
            type: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
          }[] | {
            content: {
              /** @description When the document was annulled; its number stays in use. */
              annulledAt: string | null;
              /** @description Credited without a refund. */
              creditedAmount: number;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              customerEmail: string | null;
              customerName: string | null;
              description: string | null;
              /** @description A day in Sofia. */
              dueDate: string;
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              isTest: boolean;
              merchantId: number;
              merchantName: string;
              /** @description What is still to be paid; 0 for a voided document. */
              openAmount: number;
              /** @description In units of its currency, at most two decimals. */
              paidAmount: number;
              paymentId?: number | null;
              /** @description Of `paidAmount`: refunded, with a credit note for each refund. */
              refundedAmount: number;
              /** @enum {string} */
              refundStatus: "NONE" | "PARTIAL" | "FULL";
              /** @enum {string} */
              status: "PENDING" | "OVERDUE" | "PAID";
              /** @description Net of VAT. */
              subtotal: number;
              /** @description In units of its currency, at most two decimals. */
              taxAmount: number;
              /** @description Percent; of the first line, when lines have several rates. */
              taxRate: number;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
              /** @enum {string} */
              type: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getInvoicesMeAdvances: {
    parameters: {
      query?: {
        /** @description For example `maria@example.com`. */
        email?: (string) | null;
        /** @description For example `175074752`. */
        taxId?: string | null;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            advances: {
              buyerName: string;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description What credit notes have left, with VAT. */
              leftAmount: number;
              /** @description What is left by rate. */
              rates: {
                /** @description Net of VAT. */
                subtotal: number;
                /** @description In units of its currency, at most two decimals. */
                taxAmount: number;
                /** @description Percent. */
                taxRate: number;
              }[];
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getInvoicesMeSummary: {
    parameters: {
      query?: {
        /** @description ISO 4217. For example `EUR`. */
        currency?: "EUR" | "USD" | "BGN";
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description The largest amount, in units of each row’s currency. For example `500`. */
        maxAmount?: number;
        /** @description The smallest amount, in units of each row’s currency. For example `10`. */
        minAmount?: number;
        /** @description For example `Мария`. */
        search?: string;
        /** @description Annulled and test documents are only in statuses of their own. For example `PAID`. */
        status?: "PENDING" | "OVERDUE" | "PAID" | "ANNULLED" | "TEST";
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
        /** @description For example `INVOICE`. */
        type?: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Rows in any status. */
            all: number;
            /** @description Without the statuses that no row has. */
            statuses: {
              count: number;
              /** @enum {string} */
              status: "PENDING" | "OVERDUE" | "PAID" | "ANNULLED" | "TEST";
            }[];
            /** @description Of the documents with the given status, without annulled and test documents; sums never mix currencies. */
            sums: {
              /** @description The totals of the documents, less those of credit notes, in `currency`. */
              amount: number;
              /** @description Number of documents. */
              count: number;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              /** @description What is still to be paid, in `currency`. */
              open: number;
            }[];
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getInvoicesReminders: {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Whether no reminders are sent. */
            isPaused: boolean;
            /** @description The invoices whose own reminders are paused. */
            pausedInvoiceIds: number[];
            reminders: {
              invoiceId: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              remindedAt: string;
              /**
               * @description Days before or after the due date.
               * @enum {string}
               */
              step: "BEFORE_3" | "AFTER_1" | "AFTER_7" | "AFTER_14";
            }[];
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  putInvoicesReminders: {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Whether no reminders are sent. */
          isPaused: boolean;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Whether no reminders are sent. */
            isPaused: boolean;
            /** @description The invoices whose own reminders are paused. */
            pausedInvoiceIds: number[];
            reminders: {
              invoiceId: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              remindedAt: string;
              /**
               * @description Days before or after the due date.
               * @enum {string}
               */
              step: "BEFORE_3" | "AFTER_1" | "AFTER_7" | "AFTER_14";
            }[];
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getInvoicesSeries: {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Whether a document was issued: the start is then final. */
            hasBegun: boolean;
            /** @description Of the next invoice. */
            nextNumber: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  postInvoicesTestCreate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      201: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The advances that it deducts, with base and VAT. */
            advances: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description Net of VAT. */
              subtotal: number;
              /** @description In units of its currency, at most two decimals. */
              taxAmount: number;
            }[];
            /** @description When the document was annulled; its number stays in use. */
            annulledAt: string | null;
            annulmentReason: string | null;
            buyer: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              /**
               * @description A COMPANY has a number, or is abroad and has none.
               * @enum {string}
               */
              kind: "COMPANY" | "PERSON";
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @description Of a credit note that the merchant wrote. */
            correctionKind: ("GOODS_RETURNED" | "DISCOUNT" | "WRONG_RATE" | "OTHER") | null;
            correctionReason: string | null;
            /** @description Of a credit or debit note: the document that it corrects. */
            correctsId?: number | null;
            /** @description The issue date of the corrected document. */
            correctsIssueDate: string | null;
            /** @description The number of the corrected document. */
            correctsNumber: string | null;
            /** @description A debit note corrects an invoice, a credit note an invoice or a debit note. */
            correctsType: ("INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE") | null;
            /** @description Credited without a refund. */
            creditedAmount: number;
            /** @description Credit notes of this document that are not annulled, in the order of issue. */
            creditNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            /** @description The customer in the list of the merchant; null without one. */
            customerId?: number | null;
            customerName: string | null;
            /** @description Debit notes of this invoice that are not annulled, in the order of issue. */
            debitNotes: {
              id: number;
              /** @description Ten digits, without gaps within a merchant. */
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
              /** @description In units of its currency, at most two decimals. */
              totalAmount: number;
            }[];
            /** @description The invoice that deducts this advance. */
            deductedIn: {
              id: number;
              invoiceNumber: string;
              /** @description A day in Sofia. */
              issueDate: string;
            } | null;
            /** @description All mails with the document, the latest first. */
            deliveries: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            }[];
            /** @description The latest mail with the document. */
            delivery: {
              createdAt: string;
              /** @enum {string} */
              kind: "RECEIPT" | "ASKED_BY_PAYER" | "SENT_BY_MERCHANT" | "REMINDER" | "ANNULMENT";
              /** @description The error of the latest attempt, when it failed. */
              reason: string | null;
              recipient: string;
              sentAt: string | null;
              /** @enum {string} */
              state: "QUEUED" | "SENT" | "FAILED";
            } | null;
            description: string | null;
            /** @description A day in Sofia. */
            dueDate: string;
            /** @description Units of the currency for one euro; 1 for EUR. */
            eurRate: number;
            /** @description The day for which the ECB published that rate; null for EUR and for older documents. */
            eurRateDay: string | null;
            id: number;
            /** @description Empty when the whole is due on one day. */
            installments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description A day in Sofia. */
              dueDate: string;
              /** @description What its payment link asks for. */
              openAmount: number;
              payUrl: string | null;
              /** @description From 1. */
              seq: number;
            }[];
            /** @description Ten digits, without gaps within a merchant. */
            invoiceNumber: string;
            /** @description Whether it is an advance. */
            isAdvance: boolean;
            /** @description A day in Sofia. */
            issueDate: string;
            isTest: boolean;
            items: {
              /** @description The advance that the line deducts. */
              advance: {
                invoiceNumber: string;
                /** @description A day in Sofia. */
                issueDate: string;
              } | null;
              /** @description Of a credit note: the position of the corrected line. */
              correctsLine: number | null;
              description: string;
              /** @description Percent off the price. */
              discountPercent: number | null;
              /** @description With VAT, at most six decimals, when the line was computed from it. */
              grossUnitPrice: number | null;
              id: number;
              /** @description Net of VAT. */
              lineTotal: number;
              /** @description At most six decimals. */
              quantity: number;
              /** @description The VAT of the line. */
              taxAmount: number;
              /** @description Percent. */
              taxRate: number;
              unit: string;
              /** @description Net of VAT, at most six decimals. */
              unitPrice: number;
              vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              /** @description The ground in words. */
              vatGroundText: string | null;
            }[];
            /**
             * @description The document is in Bulgarian, or in Bulgarian with English beside it.
             * @enum {string}
             */
            language: "bg" | "en";
            merchantId: number;
            merchantName: string;
            /** @description What is still to be paid; 0 for a voided document. */
            openAmount: number;
            /** @description In units of its currency, at most two decimals. */
            paidAmount: number;
            /** @description The first card payment that paid the invoice. */
            paidBy?: number | null;
            paymentId?: number | null;
            /** @description All payments in the order in which they were recorded. */
            payments: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              id: number;
              /**
               * @description WITHHELD: kept from the takings of the buyer, on a bill of Plateno.
               * @enum {string}
               */
              kind: "CARD" | "BANK" | "WITHHELD";
              note: string | null;
              /** @description A day in Sofia. */
              paidOn: string;
              /** @description The card payment; null for all others. */
              paymentId?: number | null;
              recordedAt: string;
              /** @description When the transfer was taken back. */
              takenBackAt: string | null;
              takenBackReason: string | null;
            }[];
            /** @description The page where the customer can pay, while the invoice is unpaid. */
            payUrl: string | null;
            /** @description Of `paidAmount`: refunded, with a credit note for each refund. */
            refundedAmount: number;
            /** @enum {string} */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            seller: {
              /** @description The postal address, as printed on the document. */
              address: string | null;
              /** @description ISO 3166-1 alpha-2; null for a seller, and on older documents. */
              country: string | null;
              name: string;
              /** @description EIK, or a VAT number with its country. */
              taxId: string | null;
              vatNumber: string | null;
            };
            /** @enum {string} */
            status: "PENDING" | "OVERDUE" | "PAID";
            /** @description Net of VAT. */
            subtotal: number;
            /** @description In units of its currency, at most two decimals. */
            taxAmount: number;
            /** @description The day of the supply, in Sofia. */
            taxEventDate: string;
            /** @description Texts that tax files write by other letters; the document keeps them, and no month is held open. */
            taxFileTexts: {
              /** @description Characters that a question mark stands for. */
              lost: string[];
              text: string;
              /** @description As the files have it. */
              written: string;
            }[];
            /** @description Percent; of the first line, when lines have several rates. */
            taxRate: number;
            /** @description In units of its currency, at most two decimals. */
            totalAmount: number;
            /** @enum {string} */
            type: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
            /** @description The check of the buyer’s VAT number at the Commission, when it was asked. */
            vatCheck: {
              checkedAt: string;
              number: string;
              /** @description The identifier of the request at the Commission, as proof. */
              requestId: string | null;
              /** @enum {string} */
              state: "VALID" | "INVALID" | "NOT_NOW";
            } | null;
            /** @description The legal ground when no VAT is charged. */
            vatGround: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getItems/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            archivedAt: string | null;
            /** @description The merchant’s own; unique when given. */
            code: string | null;
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            /** @description With VAT; the stored price when it holds VAT. */
            gross: number;
            id: number;
            /** @description Whether `net` and its VAT add up to `gross`. */
            isNetExact: boolean;
            merchantId: number;
            name: string;
            /** @description For documents with English. */
            nameEn: string | null;
            /** @description Without VAT; computed, it has two decimals, or as many as the stored price. */
            net: number;
            /** @description With VAT when `priceHoldsVat`, else without; at most six decimals. */
            price: number;
            priceHoldsVat: boolean;
            /** @description VAT in percent. */
            rate: number;
            unit: string;
            /** @description Counts the changes. */
            version: number;
            zeroGround: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "putItems/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The merchant’s own; unique when given. */
          code?: string | null;
          /**
           * @description ISO 4217.
           * @default EUR
           * @enum {string}
           */
          currency?: "EUR" | "USD" | "BGN";
          name: string;
          /** @description For documents with English. */
          nameEn?: string | null;
          /** @description With VAT when `priceHoldsVat`, else without; at most six decimals. */
          price: number;
          /** @default true */
          priceHoldsVat?: boolean;
          /**
           * @description VAT in percent.
           * @enum {number}
           */
          rate: 20 | 9 | 0;
          unit?: string;
          /** @description Counts the changes. */
          version: number;
          /** @description The legal ground of 0 %. */
          zeroGround?: ("ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50") | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            archivedAt: string | null;
            /** @description The merchant’s own; unique when given. */
            code: string | null;
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            /** @description With VAT; the stored price when it holds VAT. */
            gross: number;
            id: number;
            /** @description Whether `net` and its VAT add up to `gross`. */
            isNetExact: boolean;
            merchantId: number;
            name: string;
            /** @description For documents with English. */
            nameEn: string | null;
            /** @description Without VAT; computed, it has two decimals, or as many as the stored price. */
            net: number;
            /** @description With VAT when `priceHoldsVat`, else without; at most six decimals. */
            price: number;
            priceHoldsVat: boolean;
            /** @description VAT in percent. */
            rate: number;
            unit: string;
            /** @description Counts the changes. */
            version: number;
            zeroGround: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postItems/IdArchive": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description false puts the record back.
           * @default true
           */
          isArchived?: boolean;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            archivedAt: string | null;
            /** @description The merchant’s own; unique when given. */
            code: string | null;
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            /** @description With VAT; the stored price when it holds VAT. */
            gross: number;
            id: number;
            /** @description Whether `net` and its VAT add up to `gross`. */
            isNetExact: boolean;
            merchantId: number;
            name: string;
            /** @description For documents with English. */
            nameEn: string | null;
            /** @description Without VAT; computed, it has two decimals, or as many as the stored price. */
            net: number;
            /** @description With VAT when `priceHoldsVat`, else without; at most six decimals. */
            price: number;
            priceHoldsVat: boolean;
            /** @description VAT in percent. */
            rate: number;
            unit: string;
            /** @description Counts the changes. */
            version: number;
            zeroGround: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getItemsMe: {
    parameters: {
      query?: {
        /** @description ISO 4217. For example `EUR`. */
        currency?: "EUR" | "USD" | "BGN";
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description Only the rows with these ids. For example `42`. */
        ids?: number[];
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description For example `Мария`. */
        search?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `createdAt`. */
        sortBy?: "id" | "name" | "code" | "price" | "createdAt";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
        /** @description IN_USE by default. For example `IN_USE`. */
        state?: "IN_USE" | "ARCHIVED" | "ALL";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            archivedAt: string | null;
            /** @description The merchant’s own; unique when given. */
            code: string | null;
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            /** @description With VAT; the stored price when it holds VAT. */
            gross: number;
            id: number;
            /** @description Whether `net` and its VAT add up to `gross`. */
            isNetExact: boolean;
            merchantId: number;
            name: string;
            /** @description For documents with English. */
            nameEn: string | null;
            /** @description Without VAT; computed, it has two decimals, or as many as the stored price. */
            net: number;
            /** @description With VAT when `priceHoldsVat`, else without; at most six decimals. */
            price: number;
            priceHoldsVat: boolean;
            /** @description VAT in percent. */
            rate: number;
            unit: string;
            /** @description Counts the changes. */
            version: number;
            zeroGround: string | null;
          }[] | {
            content: {
              archivedAt: string | null;
              /** @description The merchant’s own; unique when given. */
              code: string | null;
              createdAt: string;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              /** @description With VAT; the stored price when it holds VAT. */
              gross: number;
              id: number;
              /** @description Whether `net` and its VAT add up to `gross`. */
              isNetExact: boolean;
              merchantId: number;
              name: string;
              /** @description For documents with English. */
              nameEn: string | null;
              /** @description Without VAT; computed, it has two decimals, or as many as the stored price. */
              net: number;
              /** @description With VAT when `priceHoldsVat`, else without; at most six decimals. */
              price: number;
              priceHoldsVat: boolean;
              /** @description VAT in percent. */
              rate: number;
              unit: string;
              /** @description Counts the changes. */
              version: number;
              zeroGround: string | null;
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  postItemsMe: {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The merchant’s own; unique when given. */
          code?: string | null;
          /**
           * @description ISO 4217.
           * @default EUR
           * @enum {string}
           */
          currency?: "EUR" | "USD" | "BGN";
          name: string;
          /** @description For documents with English. */
          nameEn?: string | null;
          /** @description With VAT when `priceHoldsVat`, else without; at most six decimals. */
          price: number;
          /** @default true */
          priceHoldsVat?: boolean;
          /**
           * @description VAT in percent.
           * @enum {number}
           */
          rate: 20 | 9 | 0;
          unit?: string;
          /** @description The legal ground of 0 %. */
          zeroGround?: ("ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50") | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            archivedAt: string | null;
            /** @description The merchant’s own; unique when given. */
            code: string | null;
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            /** @description With VAT; the stored price when it holds VAT. */
            gross: number;
            id: number;
            /** @description Whether `net` and its VAT add up to `gross`. */
            isNetExact: boolean;
            merchantId: number;
            name: string;
            /** @description For documents with English. */
            nameEn: string | null;
            /** @description Without VAT; computed, it has two decimals, or as many as the stored price. */
            net: number;
            /** @description With VAT when `priceHoldsVat`, else without; at most six decimals. */
            price: number;
            priceHoldsVat: boolean;
            /** @description VAT in percent. */
            rate: number;
            unit: string;
            /** @description Counts the changes. */
            version: number;
            zeroGround: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getItemsMeExport: {
    parameters: {
      query: {
        /** @description ISO 4217. For example `EUR`. */
        currency?: "EUR" | "USD" | "BGN";
        format: "csv" | "excel";
        /** @description Only the rows with these ids. For example `42`. */
        ids?: number[];
        /** @description For example `Мария`. */
        search?: string;
        /** @description IN_USE by default. For example `IN_USE`. */
        state?: "IN_USE" | "ARCHIVED" | "ALL";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
          "text/csv": string;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  postItemsMeImport: {
    parameters: {
      query?: {
        /** @description Reads and checks the file, and stores nothing. For example `true`. */
        dryRun?: "true" | "false";
      };
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description What a column is read as, by its `name` in the answer of a dry run: a field of `fields`, or null to leave it out. Other columns are read by their headings. */
          columns?: {
            [key: string]: string | null;
          };
          /**
           * Format: base64
           * @description The bytes of the file in base64: a workbook (.xlsx), or CSV with `;`, `,`, tabs or `|` between cells in UTF-8, UTF-16, Windows-1251, CP866, MIK or Mac Cyrillic; at most 5,000 rows and 100 columns.
           */
          content: string;
          /**
           * @description The mark before the decimals of prices, when the file does not show it: `1.500`.
           * @enum {string}
           */
          decimalMark?: "POINT" | "COMMA";
          /** @description The worksheet of a workbook; the first visible one with content by default. */
          worksheet?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            changed: number;
            columns: {
              /** @description What it is read as; null: left out. */
              field: string | null;
              /** @description Whether the request said so. */
              isChosen: boolean;
              /** @description The heading; with the letter of the column when it is empty or stands twice. */
              name: string;
              /** @description The first values. */
              samples: string[];
            }[];
            created: number;
            /** @description The first 200 errors. */
            errors: {
              /** @description The cell as it stands in the file. */
              cell: string | null;
              field: string;
              message: string;
              /** @description As a spreadsheet counts: the first row is 1. */
              row: number;
            }[];
            /** @description What a column can be read as, with a label in the language of the request. */
            fields: {
              field: string;
              label: string;
            }[];
            /** @description Null for a file that cannot be read. */
            format: {
              delimiter: string | null;
              encoding: string | null;
              /** @description The row with the headings. */
              headRow: number;
              /** @enum {string} */
              kind: "CSV" | "XLSX";
              /** @description The worksheet that was read. */
              worksheet: string | null;
              /** @description The visible worksheets. */
              worksheets: string[];
            } | null;
            /** @description False for a dry run and for a file with errors. */
            isStored: boolean;
            /** @description How the columns of prices are read. */
            numbers: {
              /**
               * @description CHOSEN by the request; SHOWN by a cell; MIXED: cells show both marks, each is read by its own; OPEN: no cell shows it, an ambiguous one is an error.
               * @enum {string}
               */
              basis: "CHOSEN" | "SHOWN" | "MIXED" | "OPEN";
              column: string;
              decimalMark: ("POINT" | "COMMA") | null;
              /** @description Cells to which the rule matters; `reading` is null for an ambiguous one. */
              examples: {
                cell: string;
                reading: string | null;
              }[];
              field: string;
              message: string;
            }[];
            /** @description Rows below the head, without empty ones. */
            rows: number;
            /** @description Rows that are stored as they are. */
            unchanged: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getMerchantsMeBills: {
    parameters: {
      query?: {
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description A month in Sofia, `YYYY-MM`. For example `2026-10`. */
        month?: string;
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `month`. */
        sortBy?: "month" | "total" | "open" | "merchantName" | "id";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
        /** @description For example `PAID`. */
        status?: "WAITING" | "OPEN" | "DUE" | "PAID";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            dueOn: string | null;
            /** @description Fees of Plateno for the payments of the month, in EUR. */
            fees: number;
            id: number;
            /** @description The document of the operator; null while it waits. */
            invoiceId?: number | null;
            invoiceNumber: string | null;
            issuedOn: string | null;
            merchantId: number;
            merchantName: string;
            /** @description A month in Sofia, `YYYY-MM`. */
            month: string;
            /** @description What is to be paid, in EUR. */
            open: number;
            /** @description The page on which it is paid by card; null when nothing is open. */
            payUrl: string | null;
            /** @description The plan of the month, in EUR. */
            plan: number;
            /** @description Fees given back in the month, in EUR. */
            returnedFees: number;
            /** @enum {string} */
            status: "WAITING" | "OPEN" | "DUE" | "PAID";
            /** @description The total of its document; of a waiting bill what was charged, in EUR. */
            total: number;
            /** @description What was kept from the payments already, in EUR. */
            withheld: number;
          }[] | {
            content: {
              dueOn: string | null;
              /** @description Fees of Plateno for the payments of the month, in EUR. */
              fees: number;
              id: number;
              /** @description The document of the operator; null while it waits. */
              invoiceId?: number | null;
              invoiceNumber: string | null;
              issuedOn: string | null;
              merchantId: number;
              merchantName: string;
              /** @description A month in Sofia, `YYYY-MM`. */
              month: string;
              /** @description What is to be paid, in EUR. */
              open: number;
              /** @description The page on which it is paid by card; null when nothing is open. */
              payUrl: string | null;
              /** @description The plan of the month, in EUR. */
              plan: number;
              /** @description Fees given back in the month, in EUR. */
              returnedFees: number;
              /** @enum {string} */
              status: "WAITING" | "OPEN" | "DUE" | "PAID";
              /** @description The total of its document; of a waiting bill what was charged, in EUR. */
              total: number;
              /** @description What was kept from the payments already, in EUR. */
              withheld: number;
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getMerchantsMeBills/Month": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        /** @description A month in Sofia, `YYYY-MM`. */
        month: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The fees by day in Sofia, from the ledger. */
            days: {
              /** @description A day in Sofia. */
              day: string;
              /** @description Fees charged on the day, less those given back, in EUR. */
              fees: number;
              payments: number;
            }[];
            dueOn: string | null;
            /** @description Fees of Plateno for the payments of the month, in EUR. */
            fees: number;
            id: number;
            /** @description The document of the operator; null while it waits. */
            invoiceId?: number | null;
            invoiceNumber: string | null;
            issuedOn: string | null;
            merchantId: number;
            merchantName: string;
            /** @description A month in Sofia, `YYYY-MM`. */
            month: string;
            /** @description Credit notes to its document for fees that were given back. */
            notes: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              invoiceId: number;
              invoiceNumber: string;
            }[];
            /** @description What is to be paid, in EUR. */
            open: number;
            /** @description The page on which it is paid by card; null when nothing is open. */
            payUrl: string | null;
            /** @description The plan of the month, in EUR. */
            plan: number;
            /** @description Fees given back in the month, in EUR. */
            returnedFees: number;
            /** @enum {string} */
            status: "WAITING" | "OPEN" | "DUE" | "PAID";
            /** @description The total of its document; of a waiting bill what was charged, in EUR. */
            total: number;
            /** @description What was kept from the payments already, in EUR. */
            withheld: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getMerchantsMeBills/MonthPdf": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        /** @description A month in Sofia, `YYYY-MM`. */
        month: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getMerchantsMePayments: {
    parameters: {
      query?: {
        /** @description ISO 4217. For example `EUR`. */
        currency?: "EUR" | "USD" | "BGN";
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description The largest amount, in units of each row’s currency. For example `500`. */
        maxAmount?: number;
        /** @description For example `CARD`. */
        method?: "CARD" | "BANK";
        /** @description The smallest amount, in units of each row’s currency. For example `10`. */
        minAmount?: number;
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description For example `15`. */
        paymentLinkId?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description For example `Мария`. */
        search?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `createdAt`. */
        sortBy?: "id" | "createdAt" | "amount" | "status" | "currency";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
        /** @description For example `SUCCEEDED`. */
        status?: "PENDING" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In units of its currency, at most two decimals. */
            amount: number;
            /** @description What the card paid when it differs from the request, in `capturedCurrency`. */
            capturedAmount: number | null;
            capturedCurrency: string | null;
            cardBrand: string | null;
            cardLast4: string | null;
            /** @description What the card is charged, in `chargeCurrency`. */
            chargeAmount: number;
            /**
             * @description An amount in BGN is charged in EUR at the fixed rate.
             * @enum {string}
             */
            chargeCurrency: "EUR" | "USD";
            /** @description As `merchantFee`, in `chargeCurrency`. */
            chargeMerchantFee: number;
            /** @description As `netAmount`, in `chargeCurrency`. */
            chargeNetAmount: number;
            /** @description As `platformFee`, in `chargeCurrency`. */
            chargePlatformFee: number;
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            customerName: string | null;
            description: string | null;
            /** @enum {string} */
            disputeStatus: "NONE" | "OPEN" | "WON" | "LOST";
            /** @description The payment that had paid the same single link before. */
            duplicateOf?: number | null;
            /** @description The `number` of that payment. */
            duplicateOfNumber: string | null;
            /** @description When the payer’s bank warned of fraud, for 30 days while a full refund may prevent a dispute; null: no such warning. */
            fraudWarnedAt: string | null;
            /** @description The fixed rate, for an amount in BGN. */
            fxRate: string | null;
            id: number;
            invoiceId?: number | null;
            /** @description The number of its document; null until that is issued. */
            invoiceNumber: string | null;
            /** @description The provider’s stable code, such as `insufficient_funds`. */
            lastDeclineCode: string | null;
            /** @description Paid after the provider had closed the checkout, or in a race with another payer. */
            late: boolean;
            /** @description The card provider’s fee by the fee schedule of the day, in `currency`. */
            merchantFee: number;
            merchantId: number;
            merchantName: string;
            /**
             * @description CARD: at the card provider. BANK: by a transfer to the merchant’s account, without fees and without the provider’s fields.
             * @enum {string}
             */
            method: "CARD" | "BANK";
            /** @description Why the payment waits for review: the provider’s state differs from the request. */
            mismatch: string | null;
            /** @description ACCEPT: the captured amount became the payment’s. GIVE_BACK: it is refunded, and the payment is cancelled. */
            mismatchResolution: ("ACCEPT" | "GIVE_BACK") | null;
            /** @description `amount` less both fees, in `currency`. */
            netAmount: number;
            /** @description The merchant’s own; its customer never sees it. */
            note: string | null;
            /** @description The running number among the payments of its merchant; the number of its document is another. */
            number: string;
            /** @description More than its invoice had open: refunded automatically, without a document. */
            overpaid: boolean;
            paymentLinkId?: number | null;
            /** @description Plateno’s fee, in `currency`; zero until the payment has succeeded. */
            platformFee: number;
            providerPaymentId: string | null;
            /** @description In `chargeCurrency`. */
            refundedAmount: number;
            /** @enum {string} */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            /** @enum {string} */
            status: "PENDING" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
            succeededAt: string | null;
            updatedAt: string;
          }[] | {
            content: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description What the card paid when it differs from the request, in `capturedCurrency`. */
              capturedAmount: number | null;
              capturedCurrency: string | null;
              cardBrand: string | null;
              cardLast4: string | null;
              /** @description What the card is charged, in `chargeCurrency`. */
              chargeAmount: number;
              /**
               * @description An amount in BGN is charged in EUR at the fixed rate.
               * @enum {string}
               */
              chargeCurrency: "EUR" | "USD";
              /** @description As `merchantFee`, in `chargeCurrency`. */
              chargeMerchantFee: number;
              /** @description As `netAmount`, in `chargeCurrency`. */
              chargeNetAmount: number;
              /** @description As `platformFee`, in `chargeCurrency`. */
              chargePlatformFee: number;
              createdAt: string;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              customerEmail: string | null;
              customerName: string | null;
              description: string | null;
              /** @enum {string} */
              disputeStatus: "NONE" | "OPEN" | "WON" | "LOST";
              /** @description The payment that had paid the same single link before. */
              duplicateOf?: number | null;
              /** @description The `number` of that payment. */
              duplicateOfNumber: string | null;
              /** @description When the payer’s bank warned of fraud, for 30 days while a full refund may prevent a dispute; null: no such warning. */
              fraudWarnedAt: string | null;
              /** @description The fixed rate, for an amount in BGN. */
              fxRate: string | null;
              id: number;
              invoiceId?: number | null;
              /** @description The number of its document; null until that is issued. */
              invoiceNumber: string | null;
              /** @description The provider’s stable code, such as `insufficient_funds`. */
              lastDeclineCode: string | null;
              /** @description Paid after the provider had closed the checkout, or in a race with another payer. */
              late: boolean;
              /** @description The card provider’s fee by the fee schedule of the day, in `currency`. */
              merchantFee: number;
              merchantId: number;
              merchantName: string;
              /**
               * @description CARD: at the card provider. BANK: by a transfer to the merchant’s account, without fees and without the provider’s fields.
               * @enum {string}
               */
              method: "CARD" | "BANK";
              /** @description Why the payment waits for review: the provider’s state differs from the request. */
              mismatch: string | null;
              /** @description ACCEPT: the captured amount became the payment’s. GIVE_BACK: it is refunded, and the payment is cancelled. */
              mismatchResolution: ("ACCEPT" | "GIVE_BACK") | null;
              /** @description `amount` less both fees, in `currency`. */
              netAmount: number;
              /** @description The merchant’s own; its customer never sees it. */
              note: string | null;
              /** @description The running number among the payments of its merchant; the number of its document is another. */
              number: string;
              /** @description More than its invoice had open: refunded automatically, without a document. */
              overpaid: boolean;
              paymentLinkId?: number | null;
              /** @description Plateno’s fee, in `currency`; zero until the payment has succeeded. */
              platformFee: number;
              providerPaymentId: string | null;
              /** @description In `chargeCurrency`. */
              refundedAmount: number;
              /** @enum {string} */
              refundStatus: "NONE" | "PARTIAL" | "FULL";
              /** @enum {string} */
              status: "PENDING" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
              succeededAt: string | null;
              updatedAt: string;
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getMerchantsMePaymentsExport: {
    parameters: {
      query: {
        /** @description ISO 4217. For example `EUR`. */
        currency?: "EUR" | "USD" | "BGN";
        format: "csv" | "excel";
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description The largest amount, in units of each row’s currency. For example `500`. */
        maxAmount?: number;
        /** @description For example `CARD`. */
        method?: "CARD" | "BANK";
        /** @description The smallest amount, in units of each row’s currency. For example `10`. */
        minAmount?: number;
        /** @description For example `15`. */
        paymentLinkId?: number;
        /** @description For example `Мария`. */
        search?: string;
        /** @description For example `SUCCEEDED`. */
        status?: "PENDING" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
          "text/csv": string;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getMerchantsMePaymentsSummary: {
    parameters: {
      query?: {
        /** @description ISO 4217. For example `EUR`. */
        currency?: "EUR" | "USD" | "BGN";
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description The largest amount, in units of each row’s currency. For example `500`. */
        maxAmount?: number;
        /** @description For example `CARD`. */
        method?: "CARD" | "BANK";
        /** @description The smallest amount, in units of each row’s currency. For example `10`. */
        minAmount?: number;
        /** @description For example `15`. */
        paymentLinkId?: number;
        /** @description For example `Мария`. */
        search?: string;
        /** @description For example `SUCCEEDED`. */
        status?: "PENDING" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Rows in any status. */
            all: number;
            /** @description Without the statuses that no row has. */
            statuses: {
              count: number;
              /** @enum {string} */
              status: "PENDING" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
            }[];
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getMerchantsMePlan: {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Whether plans can be chosen here: the installation has an operator that bills them. */
            isOffered: boolean;
            /** @description Whether a trial of GROWTH can begin. */
            mayTry: boolean;
            /** @description The plan that follows. */
            next: {
              /** @description A day in Sofia. */
              from: string;
              /** @enum {string} */
              plan: "STARTER" | "GROWTH" | "PRO";
            } | null;
            /** @description What the next bill holds until now; null: nothing is billed here. */
            nextBill: {
              /** @description Fees of Plateno until now, in EUR. */
              fees: number;
              /** @description The day of issue. */
              on: string;
              /** @description The plan, for the whole month as it stands, in EUR. */
              plan: number;
              /** @description Both, in EUR. */
              total: number;
            } | null;
            /** @enum {string} */
            plan: "STARTER" | "GROWTH" | "PRO";
            /** @description The price of a month, with VAT; 0 for a plan that is not billed, in EUR. */
            price: number;
            /** @description The first day of the plan, in Sofia. */
            since: string;
            /** @enum {string} */
            state: "TRIAL" | "ACTIVE" | "DUE";
            /** @description Bills with an open sum; null: none. */
            unpaid: {
              bills: number;
              /** @description The day on which the plan becomes STARTER unless they are paid; null: no bill is due, or it is STARTER. */
              endsOn: string | null;
              /** @description What is open of them, in EUR. */
              total: number;
            } | null;
            /** @description Its last day, when another plan follows or a trial ends; null: no end is set. */
            until: string | null;
            uses: {
              /** @enum {string} */
              limit: "members" | "apiKeys" | "webhookEndpoints";
              /** @description How many the plan allows. */
              most: number;
              /** @description How many the merchant has. */
              used: number;
            }[];
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getMerchantsMeReports: {
    parameters: {
      query?: {
        /** @description A day of the period, in Sofia; today by default, and not later. For example `2026-10-15`. */
        on?: string;
        period?: "MONTH" | "QUARTER" | "YEAR";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            figures: {
              /** @description Takings by payment, in EUR; null without payments. */
              average: number | null;
              byCurrency: {
                /** @description In units of its currency, at most two decimals. */
                amount: number;
                /** @description Number of payments. */
                count: number;
                /**
                 * @description ISO 4217.
                 * @enum {string}
                 */
                currency: "EUR" | "USD" | "BGN";
              }[];
              /** @description Payments that succeeded. */
              count: number;
              /** @description Disputes lost in the period with their fees, also of earlier payments, in EUR. */
              disputes: number;
              /** @description What you keep: the turnover less both fees, refunds, disputes lost and their fees, in EUR. */
              net: number;
              /** @description Plateno’s fees of these payments, in EUR. */
              platformFees: number;
              /** @description The card provider’s fees of these payments, in EUR. */
              providerFees: number;
              refundCount: number;
              /** @description Refunds that succeeded in the period, also of earlier payments, in EUR. */
              refunds: number;
              /** @description Turnover: the sum of these payments, in EUR. */
              takings: number;
              /** @description VAT of the documents issued in the period, less that of credit notes, in EUR. */
              vat: number;
            };
            /** @description First day, in Sofia. */
            from: string;
            /** @description Whether the period contains today. */
            isRunning: boolean;
            /** @enum {string} */
            period: "MONTH" | "QUARTER" | "YEAR";
            /** @description The period before; up to the same moment while the period runs. */
            previous: {
              figures: {
                /** @description Takings by payment, in EUR; null without payments. */
                average: number | null;
                byCurrency: {
                  /** @description In units of its currency, at most two decimals. */
                  amount: number;
                  /** @description Number of payments. */
                  count: number;
                  /**
                   * @description ISO 4217.
                   * @enum {string}
                   */
                  currency: "EUR" | "USD" | "BGN";
                }[];
                /** @description Payments that succeeded. */
                count: number;
                /** @description Disputes lost in the period with their fees, also of earlier payments, in EUR. */
                disputes: number;
                /** @description What you keep: the turnover less both fees, refunds, disputes lost and their fees, in EUR. */
                net: number;
                /** @description Plateno’s fees of these payments, in EUR. */
                platformFees: number;
                /** @description The card provider’s fees of these payments, in EUR. */
                providerFees: number;
                refundCount: number;
                /** @description Refunds that succeeded in the period, also of earlier payments, in EUR. */
                refunds: number;
                /** @description Turnover: the sum of these payments, in EUR. */
                takings: number;
                /** @description VAT of the documents issued in the period, less that of credit notes, in EUR. */
                vat: number;
              };
              /** @description First day, in Sofia. */
              from: string;
              /** @description Last day, in Sofia. */
              to: string;
            };
            /** @description Last day, in Sofia. */
            to: string;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getMerchantsMeReportsCustomers: {
    parameters: {
      query?: {
        /** @description A day of the period, in Sofia; today by default, and not later. For example `2026-10-15`. */
        on?: string;
        /** @description Counted from 0. For example `0`. */
        page?: number;
        period?: "MONTH" | "QUARTER" | "YEAR";
        /** @description Rows of one page. For example `10`. */
        size?: number;
        sortBy?: "amount" | "count" | "name";
        sortDir?: "asc" | "desc";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            content: {
              /** @description In EUR. */
              amount: number;
              /** @description Number of payments. */
              count: number;
              /** @description The customer of the list; null for a payer who is none, and for items. */
              customerId?: number | null;
              email: string | null;
              /** @description Null for payments without a name or text. */
              name: string | null;
              /** @description Finds these payments in the list of payments; null when no search does. */
              search: string | null;
            }[];
            /** @description The sum of the whole list, in EUR. */
            totalAmount: number;
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getMerchantsMeReportsCustomersExport: {
    parameters: {
      query: {
        format: "csv" | "excel";
        /** @description A day of the period, in Sofia; today by default, and not later. For example `2026-10-15`. */
        on?: string;
        period?: "MONTH" | "QUARTER" | "YEAR";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
          "text/csv": string;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getMerchantsMeReportsItems: {
    parameters: {
      query?: {
        /** @description A day of the period, in Sofia; today by default, and not later. For example `2026-10-15`. */
        on?: string;
        /** @description Counted from 0. For example `0`. */
        page?: number;
        period?: "MONTH" | "QUARTER" | "YEAR";
        /** @description Rows of one page. For example `10`. */
        size?: number;
        sortBy?: "amount" | "count" | "name";
        sortDir?: "asc" | "desc";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            content: {
              /** @description In EUR. */
              amount: number;
              /** @description Number of payments. */
              count: number;
              /** @description The customer of the list; null for a payer who is none, and for items. */
              customerId?: number | null;
              email: string | null;
              /** @description Null for payments without a name or text. */
              name: string | null;
              /** @description Finds these payments in the list of payments; null when no search does. */
              search: string | null;
            }[];
            /** @description The sum of the whole list, in EUR. */
            totalAmount: number;
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getMerchantsMeReportsItemsExport: {
    parameters: {
      query: {
        format: "csv" | "excel";
        /** @description A day of the period, in Sofia; today by default, and not later. For example `2026-10-15`. */
        on?: string;
        period?: "MONTH" | "QUARTER" | "YEAR";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
          "text/csv": string;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getMerchantsMeTakings: {
    parameters: {
      query?: {
        /** @description ISO 4217. For example `EUR`. */
        currency?: "EUR" | "USD" | "BGN";
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description The largest amount, in units of each row’s currency. For example `500`. */
        maxAmount?: number;
        /** @description For example `CARD`. */
        method?: "CARD" | "BANK";
        /** @description The smallest amount, in units of each row’s currency. For example `10`. */
        minAmount?: number;
        /** @description For example `15`. */
        paymentLinkId?: number;
        /** @description For example `Мария`. */
        search?: string;
        /** @description For example `SUCCEEDED`. */
        status?: "PENDING" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            succeededPayments: number;
            /** @description SUCCEEDED payments of all, in percent, one decimal. */
            successRate: number;
            totalPayments: number;
            /** @description The sum of SUCCEEDED payments that match the filters, whose days are those of creation; turnover counts on the day of success (`takings/over-time`). */
            totalRevenue: {
              /** @description The sum of all currencies, in EUR. */
              amount: number;
              byCurrency: {
                /** @description In units of its currency, at most two decimals. */
                amount: number;
                /** @description Number of payments. */
                count: number;
                /**
                 * @description ISO 4217.
                 * @enum {string}
                 */
                currency: "EUR" | "USD" | "BGN";
              }[];
            };
            /** @description The same at the fixed rate, for information. */
            totalRevenueInBgn: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getMerchantsMeTakingsOverTime: {
    parameters: {
      query?: {
        /** @description A day of the period, in Sofia; today by default, and not later. For example `2026-10-15`. */
        on?: string;
        period?: "DAY" | "WEEK" | "MONTH" | "QUARTER" | "YEAR";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            byCurrency: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description Number of payments. */
              count: number;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
            }[];
            /** @description Number of payments. */
            count: number;
            /** @description The place of now; null when the period does not contain it. */
            current: number | null;
            /** @description Disputes lost in the period with their fees, also of earlier payments, in EUR. */
            disputes: number;
            /** @description Plateno’s and the card provider’s, in EUR. */
            fees: number;
            /** @description First day, in Sofia. */
            from: string;
            /** @description Percent compared with the previous period up to the same moment; null when that had no takings. */
            growth: number | null;
            /** @description The last 30 days in Sofia, whatever the period; the last is today. */
            lastDays: {
              /** @description In EUR. */
              amount: number;
              /** @description Number of payments. */
              count: number;
            }[];
            /** @description What you keep: the turnover less both fees, refunds, disputes lost and their fees, in EUR; as `net` of the reports. */
            net: number;
            /** @enum {string} */
            period: "DAY" | "WEEK" | "MONTH" | "QUARTER" | "YEAR";
            points: {
              /** @description In EUR. */
              amount: number;
              /** @description Hour from 0, weekday from 1 (Monday), day, month of the quarter from 1, or month. */
              place: number;
              /** @description The same place of the previous period, in EUR. */
              previousAmount: number;
            }[];
            /** @description Of the previous period up to the same moment, and of all of it once the period is over, in EUR. */
            previousTotal: number;
            /** @description Refunds that succeeded in the period, also of earlier payments, in EUR. */
            refunds: number;
            /** @description Last day, in Sofia. */
            to: string;
            /** @description Turnover: what was paid in the period, in EUR. */
            total: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getMerchantsMeVatThreshold: {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            crossing: {
              /** @description The last day to apply for registration, the seventh after it; of the threshold in the Union the last of 15 working days to inform the revenue agency. */
              applyBy: string;
              /** @description A day in Sofia. */
              day: string;
              invoiceId?: number | null;
              invoiceNumber: string | null;
            } | null;
            /** @description At the pace of the last 90 days. */
            expectedOn: string | null;
            /** @description False for a merchant registered under the general rules. */
            isWatched: boolean;
            /** @description The threshold of the year in EUR. */
            limit: number;
            /** @description Of the turnover outside of Plateno. */
            other: number;
            otherTurnover: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description Where it was supplied. */
              country: string;
              /** @description A day in Sofia. */
              day: string;
              id: number;
              note: string;
            }[];
            /** @description Of the documents. */
            own: number;
            percent: number;
            step: (70 | 90 | 100) | null;
            /** @description Supplies in Bulgaria by documents and other turnover, in EUR without VAT; services supplied in another country and most exempt supplies do not count. */
            turnover: number;
            /** @description The threshold of the scheme for small enterprises in the whole Union (Directive 2006/112/EC, art. 284(2)(a)); null for a merchant outside of the scheme. */
            union: {
              crossing: {
                /** @description The last day to apply for registration, the seventh after it; of the threshold in the Union the last of 15 working days to inform the revenue agency. */
                applyBy: string;
                /** @description A day in Sofia. */
                day: string;
                invoiceId?: number | null;
                invoiceNumber: string | null;
              } | null;
              /** @description At the pace of the last 90 days. */
              expectedOn: string | null;
              /** @description In units of its currency, at most two decimals. */
              limit: number;
              percent: number;
              step: (70 | 90 | 100) | null;
              /** @description Supplies in Bulgaria and in other member states, in EUR. */
              turnover: number;
            } | null;
            year: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getMonthsMe: {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            closedAt: string | null;
            documents: number;
            /** @description Of the last check; null: not checked yet. */
            errors: number | null;
            /** @description A month in Sofia, `YYYY-MM`. */
            month: string;
            revision: number | null;
            /** @enum {string} */
            status: "RUNNING" | "OPEN" | "CLOSED";
            warnings: number | null;
          }[];
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getMonthsMe/Month": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        /** @description A month in Sofia, `YYYY-MM`. */
        month: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            closedAt: string | null;
            deadlines: {
              /** @description The 15th of the next month; null for a merchant that is no e-shop under the alternative regime. */
              auditFile: string | null;
              /** @description The 14th of the next month; null for a merchant that files no VAT return. */
              vatReturn: string | null;
            };
            files: {
              bytes: number;
              name: string;
              sha256: string;
            }[];
            merchantId: number;
            merchantName: string;
            /** @description A month in Sofia, `YYYY-MM`. */
            month: string;
            problems: {
              code: string;
              /** @description How many problems the entry stands for. */
              count: number;
              /** @description The first 100 documents of the entry; empty for a problem of the whole month. */
              documents: {
                invoiceId: number;
                invoiceNumber: string;
                message: string;
              }[];
              /** @description null for a problem of the whole month, and for several documents. */
              invoiceId?: number | null;
              invoiceNumber: string | null;
              message: string;
              remedy: string;
              /**
               * @description ERROR: a file is wrong, or a number is missing; it keeps the month open. WARNING: a person must decide or do something. INFO: a note, nothing has to be done. Warnings of one code are one entry, and so are notes.
               * @enum {string}
               */
              severity: "ERROR" | "WARNING" | "INFO";
            }[];
            /** @description When the mail server of the recipient refused the newest mail with the files for good; given only then. */
            refusedAt?: string;
            /** @description The VAT registration that held in the month, the first day first; more than one when it changed inside the month. */
            registrations: {
              /** @description The first day, in Sofia. */
              from: string;
              /** @description The last day, in Sofia. */
              to: string;
              vatNumber: string | null;
              /** @enum {string} */
              vatRegistration: "FULL" | "NONE" | "ART_97A" | "EX";
            }[];
            reopenedAt: string | null;
            reopenReason: string | null;
            revision: number | null;
            /** @enum {string} */
            status: "RUNNING" | "OPEN" | "CLOSED";
            totals: {
              annulled: number;
              /** @description In units of its currency, at most two decimals. */
              base: number;
              /** @description Valid documents. */
              documents: number;
              fees: {
                currency: string;
                /** @description Fees of Plateno. */
                platform: number;
                /** @description Fees of the card provider. */
                provider: number;
              }[];
              /** @description In units of its currency, at most two decimals. */
              total: number;
              /** @description In units of its currency, at most two decimals. */
              vat: number;
            };
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getMonthsMe/MonthFiles/Name": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        /** @description A month in Sofia, `YYYY-MM`. */
        month: string;
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getMonthsMe/MonthPack": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        /** @description A month in Sofia, `YYYY-MM`. */
        month: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/zip": string;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getPaymentLinks/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In units of its currency, at most two decimals. */
            amount: number;
            /** @description A payer has promised a transfer, which is not booked yet. */
            awaitsTransfer: boolean;
            /** @description What the card is charged, in `chargeCurrency`. */
            chargeAmount: number;
            /**
             * @description An amount in BGN is charged in EUR at the fixed rate.
             * @enum {string}
             */
            chargeCurrency: "EUR" | "USD" | "BGN";
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            customerName: string | null;
            description: string | null;
            /** @description null for a link that does not expire. */
            expiresAt: string | null;
            /** @description The fixed rate, for an amount in BGN. */
            fxRate: string | null;
            id: number;
            merchantId: number;
            merchantName: string;
            /** @description The ways to pay that its payer is offered: BANK needs an IBAN of the merchant and an amount in EUR or BGN. */
            methods: ("CARD" | "BANK")[];
            /** @description The pay page, which the merchant sends to the customer. */
            paymentLinkUrl: string;
            /** @description The content of the QR code: the pay page. */
            qrCodeData: string;
            /**
             * @description How much of the payment of a PAID link is refunded.
             * @enum {string}
             */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            /** @description The page of the shop to which the payer may go after the payment. */
            returnUrl: string | null;
            /** @enum {string} */
            status: "ACTIVE" | "PAID" | "EXPIRED" | "CANCELLED";
            /** @description Percent; null: by the merchant’s VAT registration on the day of the payment. */
            taxRate: (20 | 9 | 0) | null;
            uniqueToken: string;
            /** @enum {string} */
            usage: "SINGLE" | "REUSABLE";
            /** @description The legal ground of 0 %. */
            vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            /** @description The ground in words. */
            vatGroundText: string | null;
            /** @description Why the rate may not be charged any more; then the link cannot be paid. */
            vatProblem: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postPaymentLinks/IdCancel": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In units of its currency, at most two decimals. */
            amount: number;
            /** @description A payer has promised a transfer, which is not booked yet. */
            awaitsTransfer: boolean;
            /** @description What the card is charged, in `chargeCurrency`. */
            chargeAmount: number;
            /**
             * @description An amount in BGN is charged in EUR at the fixed rate.
             * @enum {string}
             */
            chargeCurrency: "EUR" | "USD" | "BGN";
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            customerName: string | null;
            description: string | null;
            /** @description null for a link that does not expire. */
            expiresAt: string | null;
            /** @description The fixed rate, for an amount in BGN. */
            fxRate: string | null;
            id: number;
            merchantId: number;
            merchantName: string;
            /** @description The ways to pay that its payer is offered: BANK needs an IBAN of the merchant and an amount in EUR or BGN. */
            methods: ("CARD" | "BANK")[];
            /** @description The pay page, which the merchant sends to the customer. */
            paymentLinkUrl: string;
            /** @description The content of the QR code: the pay page. */
            qrCodeData: string;
            /**
             * @description How much of the payment of a PAID link is refunded.
             * @enum {string}
             */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            /** @description The page of the shop to which the payer may go after the payment. */
            returnUrl: string | null;
            /** @enum {string} */
            status: "ACTIVE" | "PAID" | "EXPIRED" | "CANCELLED";
            /** @description Percent; null: by the merchant’s VAT registration on the day of the payment. */
            taxRate: (20 | 9 | 0) | null;
            uniqueToken: string;
            /** @enum {string} */
            usage: "SINGLE" | "REUSABLE";
            /** @description The legal ground of 0 %. */
            vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            /** @description The ground in words. */
            vatGroundText: string | null;
            /** @description Why the rate may not be charged any more; then the link cannot be paid. */
            vatProblem: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postPaymentLinks/IdExtend": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Counted from today. */
          days: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In units of its currency, at most two decimals. */
            amount: number;
            /** @description A payer has promised a transfer, which is not booked yet. */
            awaitsTransfer: boolean;
            /** @description What the card is charged, in `chargeCurrency`. */
            chargeAmount: number;
            /**
             * @description An amount in BGN is charged in EUR at the fixed rate.
             * @enum {string}
             */
            chargeCurrency: "EUR" | "USD" | "BGN";
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            customerName: string | null;
            description: string | null;
            /** @description null for a link that does not expire. */
            expiresAt: string | null;
            /** @description The fixed rate, for an amount in BGN. */
            fxRate: string | null;
            id: number;
            merchantId: number;
            merchantName: string;
            /** @description The ways to pay that its payer is offered: BANK needs an IBAN of the merchant and an amount in EUR or BGN. */
            methods: ("CARD" | "BANK")[];
            /** @description The pay page, which the merchant sends to the customer. */
            paymentLinkUrl: string;
            /** @description The content of the QR code: the pay page. */
            qrCodeData: string;
            /**
             * @description How much of the payment of a PAID link is refunded.
             * @enum {string}
             */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            /** @description The page of the shop to which the payer may go after the payment. */
            returnUrl: string | null;
            /** @enum {string} */
            status: "ACTIVE" | "PAID" | "EXPIRED" | "CANCELLED";
            /** @description Percent; null: by the merchant’s VAT registration on the day of the payment. */
            taxRate: (20 | 9 | 0) | null;
            uniqueToken: string;
            /** @enum {string} */
            usage: "SINGLE" | "REUSABLE";
            /** @description The legal ground of 0 %. */
            vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            /** @description The ground in words. */
            vatGroundText: string | null;
            /** @description Why the rate may not be charged any more; then the link cannot be paid. */
            vatProblem: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getPaymentLinks/IdPoster": {
    parameters: {
      query?: {
        design?: "receipt" | "band" | "code";
        /** @description `bleed` adds 3 mm on every side, `marks` also crop marks; the page grows accordingly. */
        edge?: "none" | "bleed" | "marks";
        language?: "bg" | "en" | "both";
        size?: "a6" | "a4";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getPaymentLinksMe: {
    parameters: {
      query?: {
        /** @description Only links with a promised transfer that is not booked yet. For example `true`. */
        awaitsTransfer?: "true";
        /** @description ISO 4217. For example `EUR`. */
        currency?: "EUR" | "USD" | "BGN";
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description The largest amount, in units of each row’s currency. For example `500`. */
        maxAmount?: number;
        /** @description The smallest amount, in units of each row’s currency. For example `10`. */
        minAmount?: number;
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description For example `Мария`. */
        search?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `createdAt`. */
        sortBy?: "id" | "createdAt" | "amount" | "status" | "expiresAt";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
        /** @description For example `ACTIVE`. */
        status?: "ACTIVE" | "PAID" | "EXPIRED" | "CANCELLED";
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In units of its currency, at most two decimals. */
            amount: number;
            /** @description A payer has promised a transfer, which is not booked yet. */
            awaitsTransfer: boolean;
            /** @description What the card is charged, in `chargeCurrency`. */
            chargeAmount: number;
            /**
             * @description An amount in BGN is charged in EUR at the fixed rate.
             * @enum {string}
             */
            chargeCurrency: "EUR" | "USD" | "BGN";
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            customerName: string | null;
            description: string | null;
            /** @description null for a link that does not expire. */
            expiresAt: string | null;
            /** @description The fixed rate, for an amount in BGN. */
            fxRate: string | null;
            id: number;
            merchantId: number;
            merchantName: string;
            /** @description The ways to pay that its payer is offered: BANK needs an IBAN of the merchant and an amount in EUR or BGN. */
            methods: ("CARD" | "BANK")[];
            /** @description The pay page, which the merchant sends to the customer. */
            paymentLinkUrl: string;
            /** @description The content of the QR code: the pay page. */
            qrCodeData: string;
            /**
             * @description How much of the payment of a PAID link is refunded.
             * @enum {string}
             */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            /** @description The page of the shop to which the payer may go after the payment. */
            returnUrl: string | null;
            /** @enum {string} */
            status: "ACTIVE" | "PAID" | "EXPIRED" | "CANCELLED";
            /** @description Percent; null: by the merchant’s VAT registration on the day of the payment. */
            taxRate: (20 | 9 | 0) | null;
            uniqueToken: string;
            /** @enum {string} */
            usage: "SINGLE" | "REUSABLE";
            /** @description The legal ground of 0 %. */
            vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            /** @description The ground in words. */
            vatGroundText: string | null;
            /** @description Why the rate may not be charged any more; then the link cannot be paid. */
            vatProblem: string | null;
          }[] | {
            content: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description A payer has promised a transfer, which is not booked yet. */
              awaitsTransfer: boolean;
              /** @description What the card is charged, in `chargeCurrency`. */
              chargeAmount: number;
              /**
               * @description An amount in BGN is charged in EUR at the fixed rate.
               * @enum {string}
               */
              chargeCurrency: "EUR" | "USD" | "BGN";
              createdAt: string;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              customerEmail: string | null;
              customerName: string | null;
              description: string | null;
              /** @description null for a link that does not expire. */
              expiresAt: string | null;
              /** @description The fixed rate, for an amount in BGN. */
              fxRate: string | null;
              id: number;
              merchantId: number;
              merchantName: string;
              /** @description The ways to pay that its payer is offered: BANK needs an IBAN of the merchant and an amount in EUR or BGN. */
              methods: ("CARD" | "BANK")[];
              /** @description The pay page, which the merchant sends to the customer. */
              paymentLinkUrl: string;
              /** @description The content of the QR code: the pay page. */
              qrCodeData: string;
              /**
               * @description How much of the payment of a PAID link is refunded.
               * @enum {string}
               */
              refundStatus: "NONE" | "PARTIAL" | "FULL";
              /** @description The page of the shop to which the payer may go after the payment. */
              returnUrl: string | null;
              /** @enum {string} */
              status: "ACTIVE" | "PAID" | "EXPIRED" | "CANCELLED";
              /** @description Percent; null: by the merchant’s VAT registration on the day of the payment. */
              taxRate: (20 | 9 | 0) | null;
              uniqueToken: string;
              /** @enum {string} */
              usage: "SINGLE" | "REUSABLE";
              /** @description The legal ground of 0 %. */
              vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              /** @description The ground in words. */
              vatGroundText: string | null;
              /** @description Why the rate may not be charged any more; then the link cannot be paid. */
              vatProblem: string | null;
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  postPaymentLinksMe: {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description In units of its currency, at most two decimals. */
          amount: number;
          /**
           * @description ISO 4217.
           * @enum {string}
           */
          currency: "EUR" | "USD" | "BGN";
          customerEmail?: (string) | null;
          /** @description A customer of the merchant; the given data of the buyer stay as they are. */
          customerId?: number | null;
          customerName?: string | null;
          description?: string | null;
          /** @description 30 by default; null for a REUSABLE link that does not expire. */
          expiresInDays?: number | null;
          /** @description Instead of `expiresInDays`: a link that is paid at a counter. */
          expiresInMinutes?: number | null;
          /** @description The ways to pay that its payer may be offered; all that are possible by default. BANK alone needs an IBAN of the merchant and an amount in EUR or BGN. */
          methods?: ("CARD" | "BANK")[] | null;
          /** @description https, at a public name, without a user name: after the payment the payer may go there. */
          returnUrl?: string | null;
          /** @description Percent, included in the amount; by the merchant’s VAT registration by default. */
          taxRate?: (20 | 9 | 0) | null;
          /**
           * @default SINGLE
           * @enum {string}
           */
          usage?: "SINGLE" | "REUSABLE";
          /** @description The legal ground of 0 %, one that does not depend on the buyer. */
          vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In units of its currency, at most two decimals. */
            amount: number;
            /** @description A payer has promised a transfer, which is not booked yet. */
            awaitsTransfer: boolean;
            /** @description What the card is charged, in `chargeCurrency`. */
            chargeAmount: number;
            /**
             * @description An amount in BGN is charged in EUR at the fixed rate.
             * @enum {string}
             */
            chargeCurrency: "EUR" | "USD" | "BGN";
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            customerName: string | null;
            description: string | null;
            /** @description null for a link that does not expire. */
            expiresAt: string | null;
            /** @description The fixed rate, for an amount in BGN. */
            fxRate: string | null;
            id: number;
            merchantId: number;
            merchantName: string;
            /** @description The ways to pay that its payer is offered: BANK needs an IBAN of the merchant and an amount in EUR or BGN. */
            methods: ("CARD" | "BANK")[];
            /** @description The pay page, which the merchant sends to the customer. */
            paymentLinkUrl: string;
            /** @description The content of the QR code: the pay page. */
            qrCodeData: string;
            /**
             * @description How much of the payment of a PAID link is refunded.
             * @enum {string}
             */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            /** @description The page of the shop to which the payer may go after the payment. */
            returnUrl: string | null;
            /** @enum {string} */
            status: "ACTIVE" | "PAID" | "EXPIRED" | "CANCELLED";
            /** @description Percent; null: by the merchant’s VAT registration on the day of the payment. */
            taxRate: (20 | 9 | 0) | null;
            uniqueToken: string;
            /** @enum {string} */
            usage: "SINGLE" | "REUSABLE";
            /** @description The legal ground of 0 %. */
            vatGround: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            /** @description The ground in words. */
            vatGroundText: string | null;
            /** @description Why the rate may not be charged any more; then the link cannot be paid. */
            vatProblem: string | null;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getPaymentLinksMeSummary: {
    parameters: {
      query?: {
        /** @description Only links with a promised transfer that is not booked yet. For example `true`. */
        awaitsTransfer?: "true";
        /** @description ISO 4217. For example `EUR`. */
        currency?: "EUR" | "USD" | "BGN";
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description The largest amount, in units of each row’s currency. For example `500`. */
        maxAmount?: number;
        /** @description The smallest amount, in units of each row’s currency. For example `10`. */
        minAmount?: number;
        /** @description For example `Мария`. */
        search?: string;
        /** @description For example `ACTIVE`. */
        status?: "ACTIVE" | "PAID" | "EXPIRED" | "CANCELLED";
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Rows in any status. */
            all: number;
            /** @description Without the statuses that no row has. */
            statuses: {
              count: number;
              /** @enum {string} */
              status: "ACTIVE" | "PAID" | "EXPIRED" | "CANCELLED";
            }[];
            /** @description Of the links with the given status; sums never mix currencies. */
            sums: {
              /** @description The amounts of the links, in `currency`. */
              amount: number;
              /** @description Number of links. */
              count: number;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              /** @description Of these the active SINGLE ones: what may still be paid, in `currency`. */
              expected: number;
            }[];
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getPayments/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In units of its currency, at most two decimals. */
            amount: number;
            /** @description What the card paid when it differs from the request, in `capturedCurrency`. */
            capturedAmount: number | null;
            capturedCurrency: string | null;
            cardBrand: string | null;
            cardLast4: string | null;
            /** @description What the card is charged, in `chargeCurrency`. */
            chargeAmount: number;
            /**
             * @description An amount in BGN is charged in EUR at the fixed rate.
             * @enum {string}
             */
            chargeCurrency: "EUR" | "USD";
            /** @description As `merchantFee`, in `chargeCurrency`. */
            chargeMerchantFee: number;
            /** @description As `netAmount`, in `chargeCurrency`. */
            chargeNetAmount: number;
            /** @description As `platformFee`, in `chargeCurrency`. */
            chargePlatformFee: number;
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            customerName: string | null;
            description: string | null;
            /** @enum {string} */
            disputeStatus: "NONE" | "OPEN" | "WON" | "LOST";
            /** @description The payment that had paid the same single link before. */
            duplicateOf?: number | null;
            /** @description The `number` of that payment. */
            duplicateOfNumber: string | null;
            /** @description When the payer’s bank warned of fraud, for 30 days while a full refund may prevent a dispute; null: no such warning. */
            fraudWarnedAt: string | null;
            /** @description The fixed rate, for an amount in BGN. */
            fxRate: string | null;
            id: number;
            invoiceId?: number | null;
            /** @description The number of its document; null until that is issued. */
            invoiceNumber: string | null;
            /** @description The provider’s stable code, such as `insufficient_funds`. */
            lastDeclineCode: string | null;
            /** @description Paid after the provider had closed the checkout, or in a race with another payer. */
            late: boolean;
            /** @description The card provider’s fee by the fee schedule of the day, in `currency`. */
            merchantFee: number;
            merchantId: number;
            merchantName: string;
            /**
             * @description CARD: at the card provider. BANK: by a transfer to the merchant’s account, without fees and without the provider’s fields.
             * @enum {string}
             */
            method: "CARD" | "BANK";
            /** @description Why the payment waits for review: the provider’s state differs from the request. */
            mismatch: string | null;
            /** @description ACCEPT: the captured amount became the payment’s. GIVE_BACK: it is refunded, and the payment is cancelled. */
            mismatchResolution: ("ACCEPT" | "GIVE_BACK") | null;
            /** @description `amount` less both fees, in `currency`. */
            netAmount: number;
            /** @description The merchant’s own; its customer never sees it. */
            note: string | null;
            /** @description The running number among the payments of its merchant; the number of its document is another. */
            number: string;
            /** @description More than its invoice had open: refunded automatically, without a document. */
            overpaid: boolean;
            paymentLinkId?: number | null;
            /** @description Plateno’s fee, in `currency`; zero until the payment has succeeded. */
            platformFee: number;
            providerPaymentId: string | null;
            /** @description In `chargeCurrency`. */
            refundedAmount: number;
            /** @enum {string} */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            /** @enum {string} */
            status: "PENDING" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
            succeededAt: string | null;
            updatedAt: string;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getPayments/IdHistory": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            disputes: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /**
               * @description The charge currency, ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              /** @description Days in Sofia until the deadline, below zero after it; null when no answer is awaited: the dispute is decided, or the bank has the evidence. */
              daysLeft: number | null;
              /** @description The deadline for evidence. */
              evidenceDueAt: string | null;
              /**
               * @description DRAFT: stored here. SAVED: at the card provider. SUBMITTED: at the bank, for good. NOT_SENT: the dispute is decided and the bank never got it.
               * @enum {string}
               */
              evidenceStatus: "DRAFT" | "SAVED" | "SUBMITTED" | "NOT_SENT";
              id: number;
              /** @description A question by the bank: no money has moved. */
              isInquiry: boolean;
              /** @description The bank has the evidence and decides. */
              isUnderReview: boolean;
              openedAt: string;
              /** @description The provider’s stable code. */
              reason: string;
              /** @enum {string} */
              status: "OPEN" | "WON" | "LOST" | "PREVENTED";
            }[];
            /** @description Disputes lost with their fees, in the charge currency: they are not kept. */
            disputesLost: number;
            events: {
              /** @description The actor: `user:5`, `key:7f3k2q5a`, `operator:root`, `system:reconciler`, `anonymous`. */
              actor: string;
              at: string;
              fromStatus: ("PENDING" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED") | null;
              /** @enum {string} */
              kind: "STATUS" | "OPENED" | "DECLINED" | "FLAGGED" | "FEE" | "REFUND" | "DISPUTE";
              reason: string | null;
              /** @description Counted from 1 within the payment. */
              seq: number;
              /** @enum {string} */
              status: "PENDING" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
            }[];
            /** @description What the merchant keeps of the payment, in the charge currency: what was paid less both fees, refunds, disputes lost and their fees. */
            kept: number;
            ledger: {
              /** @description The ledger’s account. */
              account: string;
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              at: string;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              /** @description The kind of the ledger entry. */
              kind: string;
            }[];
            /** @description The card provider’s fee in the charge currency: the true one where it is known, else `chargeMerchantFee`, that of the schedule. */
            providerFee: number;
            refunds: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              createdAt: string;
              /**
               * @description The charge currency, ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              /** @description Why the refund failed. */
              failureReason: string | null;
              id: number;
              note: string | null;
              paymentId: number;
              /** @enum {string} */
              reason: "DUPLICATE" | "REQUESTED_BY_CUSTOMER" | "OTHER";
              /** @description The actor: `user:5`, `key:7f3k2q5a`, `operator:root`, `system:reconciler`, `anonymous`. */
              requestedBy: string;
              /** @enum {string} */
              status: "REQUESTED" | "PENDING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
            }[];
            /** @description The fee rates on the day of success: for the amount, then for the charge amount when its currency is another. */
            tariffs: {
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              /** @description Of the amount, for Plateno. */
              platformPercent: number;
              /** @description The fixed part of the card provider’s fee, in `currency`. */
              providerFixed: number;
              /** @description Of the amount, for the card provider. */
              providerPercent: number;
            }[];
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getPayments/IdPayout": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In units of its currency, at most two decimals. */
            amount: number;
            /** @description The day on which the bank gets it. */
            arrivalOn: string;
            /** @description The day on which a bank statement shows it; null: no statement does. */
            arrivedOn: string | null;
            /** @description Last digits of the bank account. */
            bankLast4: string | null;
            /** @description null until the provider has completed the list. */
            content: {
              /** @description Payments before fees. */
              charges: number;
              /** @description Taken back by payers’ banks, less what was won. */
              disputes: number;
              /** @description True fees less those that were expected at the payments. */
              feeDifference: number;
              /** @description Fees of the card provider. */
              fees: number;
              /** @description Adjustments and returned payouts. */
              other: number;
              /** @description Number of payments. */
              payments: number;
              /** @description Fees of Plateno. */
              platformFees: number;
              /** @description In units of its currency, at most two decimals. */
              refunds: number;
            } | null;
            /** @description ISO 4217. */
            currency: string;
            /** @description In words, in the caller’s language. */
            failureReason: string | null;
            id: number;
            /** @enum {string} */
            status: "PENDING" | "IN_TRANSIT" | "PAID" | "FAILED" | "CANCELED";
          } | null;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postPayments/IdRefunds": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description In the charge currency; the rest of the payment by default. */
          amount?: number;
          /** @description Lines of the document of the payment in place of an amount. */
          lines?: {
            /** @description The position of the line in its document, from 1. */
            line: number;
            /** @description At most six decimals; all that is left of the line by default. */
            quantity?: number;
          }[] | null;
          note?: string | null;
          /**
           * @default REQUESTED_BY_CUSTOMER
           * @enum {string}
           */
          reason?: "DUPLICATE" | "REQUESTED_BY_CUSTOMER" | "OTHER";
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In units of its currency, at most two decimals. */
            amount: number;
            createdAt: string;
            /**
             * @description The charge currency, ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD";
            /** @description Why the refund failed. */
            failureReason: string | null;
            id: number;
            note: string | null;
            paymentId: number;
            /** @enum {string} */
            reason: "DUPLICATE" | "REQUESTED_BY_CUSTOMER" | "OTHER";
            /** @description The actor: `user:5`, `key:7f3k2q5a`, `operator:root`, `system:reconciler`, `anonymous`. */
            requestedBy: string;
            /** @enum {string} */
            status: "REQUESTED" | "PENDING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  postPaymentsBank: {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description What came, in EUR. */
          amount: number;
          /** @description The movement of a statement. */
          bankLineId?: number;
          /**
           * Format: date
           * @description The day of the booking in Sofia, at most today.
           */
          receivedOn: string;
          reference: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In units of its currency, at most two decimals. */
            amount: number;
            /** @description What the card paid when it differs from the request, in `capturedCurrency`. */
            capturedAmount: number | null;
            capturedCurrency: string | null;
            cardBrand: string | null;
            cardLast4: string | null;
            /** @description What the card is charged, in `chargeCurrency`. */
            chargeAmount: number;
            /**
             * @description An amount in BGN is charged in EUR at the fixed rate.
             * @enum {string}
             */
            chargeCurrency: "EUR" | "USD";
            /** @description As `merchantFee`, in `chargeCurrency`. */
            chargeMerchantFee: number;
            /** @description As `netAmount`, in `chargeCurrency`. */
            chargeNetAmount: number;
            /** @description As `platformFee`, in `chargeCurrency`. */
            chargePlatformFee: number;
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            customerName: string | null;
            description: string | null;
            /** @enum {string} */
            disputeStatus: "NONE" | "OPEN" | "WON" | "LOST";
            /** @description The payment that had paid the same single link before. */
            duplicateOf?: number | null;
            /** @description The `number` of that payment. */
            duplicateOfNumber: string | null;
            /** @description When the payer’s bank warned of fraud, for 30 days while a full refund may prevent a dispute; null: no such warning. */
            fraudWarnedAt: string | null;
            /** @description The fixed rate, for an amount in BGN. */
            fxRate: string | null;
            id: number;
            invoiceId?: number | null;
            /** @description The number of its document; null until that is issued. */
            invoiceNumber: string | null;
            /** @description The provider’s stable code, such as `insufficient_funds`. */
            lastDeclineCode: string | null;
            /** @description Paid after the provider had closed the checkout, or in a race with another payer. */
            late: boolean;
            /** @description The card provider’s fee by the fee schedule of the day, in `currency`. */
            merchantFee: number;
            merchantId: number;
            merchantName: string;
            /**
             * @description CARD: at the card provider. BANK: by a transfer to the merchant’s account, without fees and without the provider’s fields.
             * @enum {string}
             */
            method: "CARD" | "BANK";
            /** @description Why the payment waits for review: the provider’s state differs from the request. */
            mismatch: string | null;
            /** @description ACCEPT: the captured amount became the payment’s. GIVE_BACK: it is refunded, and the payment is cancelled. */
            mismatchResolution: ("ACCEPT" | "GIVE_BACK") | null;
            /** @description `amount` less both fees, in `currency`. */
            netAmount: number;
            /** @description The merchant’s own; its customer never sees it. */
            note: string | null;
            /** @description The running number among the payments of its merchant; the number of its document is another. */
            number: string;
            /** @description More than its invoice had open: refunded automatically, without a document. */
            overpaid: boolean;
            paymentLinkId?: number | null;
            /** @description Plateno’s fee, in `currency`; zero until the payment has succeeded. */
            platformFee: number;
            providerPaymentId: string | null;
            /** @description In `chargeCurrency`. */
            refundedAmount: number;
            /** @enum {string} */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            /** @enum {string} */
            status: "PENDING" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
            succeededAt: string | null;
            updatedAt: string;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postPaymentsCheckout/MerchantId": {
    parameters: {
      query?: {
        /** @description For example `15`. */
        paymentLinkId?: number;
      };
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        merchantId: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description In units of its currency, at most two decimals. */
          amount: number;
          /** @description The company that the document is issued to; without it the document names the customer. */
          buyer?: {
            /** @description The postal address. */
            address: string;
            /** @description ISO 3166-1 alpha-2; Bulgaria by default. */
            country?: string | null;
            /**
             * @default COMPANY
             * @constant
             */
            kind?: "COMPANY";
            name: string;
            /** @description EIK, or the ten digits of a person in BULSTAT, of a Bulgarian company, which gives it or its VAT number; else a registration number. */
            taxId?: string | null;
            /** @description With the prefix of its country; one outside the Union gives it in the form of its country. */
            vatNumber?: string | null;
          } | null;
          /**
           * @description ISO 4217.
           * @enum {string}
           */
          currency: "EUR" | "USD" | "BGN";
          customerEmail?: (string) | null;
          customerName?: string | null;
          description?: string | null;
          /**
           * @description The payer agrees that the card stays for later charges, as the link offers it (`cardOffer`). Refused where it does not.
           * @default false
           */
          keepsCard?: boolean;
          /**
           * @description The language of the provider’s page and of the receipt.
           * @enum {string}
           */
          language?: "bg" | "en";
          /**
           * @default CARD
           * @constant
           */
          paymentMethod?: "CARD";
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /**
             * Format: uri
             * @description The provider’s page, where the payer pays.
             */
            checkoutUrl: string;
            paymentId: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getPaymentsMerchant/MerchantId": {
    parameters: {
      query?: {
        /** @description ISO 4217. For example `EUR`. */
        currency?: "EUR" | "USD" | "BGN";
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description The largest amount, in units of each row’s currency. For example `500`. */
        maxAmount?: number;
        /** @description For example `CARD`. */
        method?: "CARD" | "BANK";
        /** @description The smallest amount, in units of each row’s currency. For example `10`. */
        minAmount?: number;
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description For example `15`. */
        paymentLinkId?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description For example `Мария`. */
        search?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `createdAt`. */
        sortBy?: "id" | "createdAt" | "amount" | "status" | "currency";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
        /** @description For example `SUCCEEDED`. */
        status?: "PENDING" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        merchantId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In units of its currency, at most two decimals. */
            amount: number;
            /** @description What the card paid when it differs from the request, in `capturedCurrency`. */
            capturedAmount: number | null;
            capturedCurrency: string | null;
            cardBrand: string | null;
            cardLast4: string | null;
            /** @description What the card is charged, in `chargeCurrency`. */
            chargeAmount: number;
            /**
             * @description An amount in BGN is charged in EUR at the fixed rate.
             * @enum {string}
             */
            chargeCurrency: "EUR" | "USD";
            /** @description As `merchantFee`, in `chargeCurrency`. */
            chargeMerchantFee: number;
            /** @description As `netAmount`, in `chargeCurrency`. */
            chargeNetAmount: number;
            /** @description As `platformFee`, in `chargeCurrency`. */
            chargePlatformFee: number;
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerEmail: string | null;
            customerName: string | null;
            description: string | null;
            /** @enum {string} */
            disputeStatus: "NONE" | "OPEN" | "WON" | "LOST";
            /** @description The payment that had paid the same single link before. */
            duplicateOf?: number | null;
            /** @description The `number` of that payment. */
            duplicateOfNumber: string | null;
            /** @description When the payer’s bank warned of fraud, for 30 days while a full refund may prevent a dispute; null: no such warning. */
            fraudWarnedAt: string | null;
            /** @description The fixed rate, for an amount in BGN. */
            fxRate: string | null;
            id: number;
            invoiceId?: number | null;
            /** @description The number of its document; null until that is issued. */
            invoiceNumber: string | null;
            /** @description The provider’s stable code, such as `insufficient_funds`. */
            lastDeclineCode: string | null;
            /** @description Paid after the provider had closed the checkout, or in a race with another payer. */
            late: boolean;
            /** @description The card provider’s fee by the fee schedule of the day, in `currency`. */
            merchantFee: number;
            merchantId: number;
            merchantName: string;
            /**
             * @description CARD: at the card provider. BANK: by a transfer to the merchant’s account, without fees and without the provider’s fields.
             * @enum {string}
             */
            method: "CARD" | "BANK";
            /** @description Why the payment waits for review: the provider’s state differs from the request. */
            mismatch: string | null;
            /** @description ACCEPT: the captured amount became the payment’s. GIVE_BACK: it is refunded, and the payment is cancelled. */
            mismatchResolution: ("ACCEPT" | "GIVE_BACK") | null;
            /** @description `amount` less both fees, in `currency`. */
            netAmount: number;
            /** @description The merchant’s own; its customer never sees it. */
            note: string | null;
            /** @description The running number among the payments of its merchant; the number of its document is another. */
            number: string;
            /** @description More than its invoice had open: refunded automatically, without a document. */
            overpaid: boolean;
            paymentLinkId?: number | null;
            /** @description Plateno’s fee, in `currency`; zero until the payment has succeeded. */
            platformFee: number;
            providerPaymentId: string | null;
            /** @description In `chargeCurrency`. */
            refundedAmount: number;
            /** @enum {string} */
            refundStatus: "NONE" | "PARTIAL" | "FULL";
            /** @enum {string} */
            status: "PENDING" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
            succeededAt: string | null;
            updatedAt: string;
          }[] | {
            content: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description What the card paid when it differs from the request, in `capturedCurrency`. */
              capturedAmount: number | null;
              capturedCurrency: string | null;
              cardBrand: string | null;
              cardLast4: string | null;
              /** @description What the card is charged, in `chargeCurrency`. */
              chargeAmount: number;
              /**
               * @description An amount in BGN is charged in EUR at the fixed rate.
               * @enum {string}
               */
              chargeCurrency: "EUR" | "USD";
              /** @description As `merchantFee`, in `chargeCurrency`. */
              chargeMerchantFee: number;
              /** @description As `netAmount`, in `chargeCurrency`. */
              chargeNetAmount: number;
              /** @description As `platformFee`, in `chargeCurrency`. */
              chargePlatformFee: number;
              createdAt: string;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              customerEmail: string | null;
              customerName: string | null;
              description: string | null;
              /** @enum {string} */
              disputeStatus: "NONE" | "OPEN" | "WON" | "LOST";
              /** @description The payment that had paid the same single link before. */
              duplicateOf?: number | null;
              /** @description The `number` of that payment. */
              duplicateOfNumber: string | null;
              /** @description When the payer’s bank warned of fraud, for 30 days while a full refund may prevent a dispute; null: no such warning. */
              fraudWarnedAt: string | null;
              /** @description The fixed rate, for an amount in BGN. */
              fxRate: string | null;
              id: number;
              invoiceId?: number | null;
              /** @description The number of its document; null until that is issued. */
              invoiceNumber: string | null;
              /** @description The provider’s stable code, such as `insufficient_funds`. */
              lastDeclineCode: string | null;
              /** @description Paid after the provider had closed the checkout, or in a race with another payer. */
              late: boolean;
              /** @description The card provider’s fee by the fee schedule of the day, in `currency`. */
              merchantFee: number;
              merchantId: number;
              merchantName: string;
              /**
               * @description CARD: at the card provider. BANK: by a transfer to the merchant’s account, without fees and without the provider’s fields.
               * @enum {string}
               */
              method: "CARD" | "BANK";
              /** @description Why the payment waits for review: the provider’s state differs from the request. */
              mismatch: string | null;
              /** @description ACCEPT: the captured amount became the payment’s. GIVE_BACK: it is refunded, and the payment is cancelled. */
              mismatchResolution: ("ACCEPT" | "GIVE_BACK") | null;
              /** @description `amount` less both fees, in `currency`. */
              netAmount: number;
              /** @description The merchant’s own; its customer never sees it. */
              note: string | null;
              /** @description The running number among the payments of its merchant; the number of its document is another. */
              number: string;
              /** @description More than its invoice had open: refunded automatically, without a document. */
              overpaid: boolean;
              paymentLinkId?: number | null;
              /** @description Plateno’s fee, in `currency`; zero until the payment has succeeded. */
              platformFee: number;
              providerPaymentId: string | null;
              /** @description In `chargeCurrency`. */
              refundedAmount: number;
              /** @enum {string} */
              refundStatus: "NONE" | "PARTIAL" | "FULL";
              /** @enum {string} */
              status: "PENDING" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
              succeededAt: string | null;
              updatedAt: string;
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postPaymentsProcess/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /**
             * Format: uri
             * @description The provider’s page, where the payer pays.
             */
            checkoutUrl: string;
            paymentId: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getPayouts/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In units of its currency, at most two decimals. */
            amount: number;
            /** @description The day on which the bank gets it. */
            arrivalOn: string;
            /** @description The day on which a bank statement shows it; null: no statement does. */
            arrivedOn: string | null;
            /** @description false: made by hand at the provider. */
            automatic: boolean;
            /** @description Last digits of the bank account. */
            bankLast4: string | null;
            /** @description null until the provider has completed the list. */
            content: {
              /** @description Payments before fees. */
              charges: number;
              /** @description Taken back by payers’ banks, less what was won. */
              disputes: number;
              /** @description True fees less those that were expected at the payments. */
              feeDifference: number;
              /** @description Fees of the card provider. */
              fees: number;
              /** @description Adjustments and returned payouts. */
              other: number;
              /** @description Number of payments. */
              payments: number;
              /** @description Fees of Plateno. */
              platformFees: number;
              /** @description In units of its currency, at most two decimals. */
              refunds: number;
            } | null;
            createdAt: string;
            /** @description ISO 4217. */
            currency: string;
            /** @description The provider’s code. */
            failureCode: string | null;
            /** @description In words, in the caller’s language. */
            failureReason: string | null;
            id: number;
            merchantId: number;
            merchantName: string;
            providerPayoutId: string;
            /** @enum {string} */
            reconciliation: "NOT_YET" | "COMPLETE" | "NOT_POSSIBLE" | "DIFFERS";
            /** @description As the bank statement names it. */
            statementDescriptor: string | null;
            /** @enum {string} */
            status: "PENDING" | "IN_TRANSIT" | "PAID" | "FAILED" | "CANCELED";
            /** @description Reference of the transfer at the bank. */
            traceId: string | null;
            /** @description Lines about a payment that is not known here. */
            unknownLines: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getPayouts/IdLines": {
    parameters: {
      query?: {
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        kind?: "CHARGE" | "REFUND" | "REFUND_FAILED" | "DISPUTE" | "DISPUTE_REVERSAL" | "FEE" | "APPLICATION_FEE" | "ADJUSTMENT" | "OTHER";
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description Payments whose true fee differs, or that are not known here. */
        review?: "DIFFERS";
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `id`. */
        sortBy?: "id" | "at" | "net";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            at: string;
            customerName: string | null;
            description: string | null;
            /** @description The card provider’s fee as it was expected at the payment; null for other lines. */
            expectedFee: number | null;
            /** @description The card provider’s fee. */
            fee: number;
            /** @description In units of its currency, at most two decimals. */
            gross: number;
            id: number;
            /** @enum {string} */
            kind: "CHARGE" | "REFUND" | "REFUND_FAILED" | "DISPUTE" | "DISPUTE_REVERSAL" | "FEE" | "APPLICATION_FEE" | "ADJUSTMENT" | "OTHER";
            /** @description In units of its currency, at most two decimals. */
            net: number;
            /** @description Number of the payment’s order. */
            orderNumber: number | null;
            paymentId?: number | null;
            /** @description Plateno’s fee. */
            platformFee: number;
            providerSource: string | null;
            providerType: string;
          }[] | {
            content: {
              at: string;
              customerName: string | null;
              description: string | null;
              /** @description The card provider’s fee as it was expected at the payment; null for other lines. */
              expectedFee: number | null;
              /** @description The card provider’s fee. */
              fee: number;
              /** @description In units of its currency, at most two decimals. */
              gross: number;
              id: number;
              /** @enum {string} */
              kind: "CHARGE" | "REFUND" | "REFUND_FAILED" | "DISPUTE" | "DISPUTE_REVERSAL" | "FEE" | "APPLICATION_FEE" | "ADJUSTMENT" | "OTHER";
              /** @description In units of its currency, at most two decimals. */
              net: number;
              /** @description Number of the payment’s order. */
              orderNumber: number | null;
              paymentId?: number | null;
              /** @description Plateno’s fee. */
              platformFee: number;
              providerSource: string | null;
              providerType: string;
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getPayoutsExport: {
    parameters: {
      query: {
        format: "csv" | "excel";
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description Only the rows with these ids. For example `42`. */
        ids?: number[];
        /** @description The largest amount, in units of each row’s currency. For example `500`. */
        maxAmount?: number;
        /** @description For example `3`. */
        merchantId?: number;
        /** @description The smallest amount, in units of each row’s currency. For example `10`. */
        minAmount?: number;
        /** @description Payouts that need review. */
        review?: "FAILED" | "DIFFERS";
        /** @description For example `Мария`. */
        search?: string;
        /** @description For example `PAID`. */
        status?: "PENDING" | "IN_TRANSIT" | "PAID" | "FAILED" | "CANCELED";
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
          "text/csv": string;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getPayoutsMe: {
    parameters: {
      query?: {
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description The largest amount, in units of each row’s currency. For example `500`. */
        maxAmount?: number;
        /** @description The smallest amount, in units of each row’s currency. For example `10`. */
        minAmount?: number;
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description For example `Мария`. */
        search?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `createdAt`. */
        sortBy?: "id" | "createdAt" | "arrivalOn" | "amount" | "status";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
        /** @description For example `PAID`. */
        status?: "PENDING" | "IN_TRANSIT" | "PAID" | "FAILED" | "CANCELED";
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In units of its currency, at most two decimals. */
            amount: number;
            /** @description The day on which the bank gets it. */
            arrivalOn: string;
            /** @description The day on which a bank statement shows it; null: no statement does. */
            arrivedOn: string | null;
            /** @description false: made by hand at the provider. */
            automatic: boolean;
            /** @description Last digits of the bank account. */
            bankLast4: string | null;
            /** @description null until the provider has completed the list. */
            content: {
              /** @description Payments before fees. */
              charges: number;
              /** @description Taken back by payers’ banks, less what was won. */
              disputes: number;
              /** @description True fees less those that were expected at the payments. */
              feeDifference: number;
              /** @description Fees of the card provider. */
              fees: number;
              /** @description Adjustments and returned payouts. */
              other: number;
              /** @description Number of payments. */
              payments: number;
              /** @description Fees of Plateno. */
              platformFees: number;
              /** @description In units of its currency, at most two decimals. */
              refunds: number;
            } | null;
            createdAt: string;
            /** @description ISO 4217. */
            currency: string;
            /** @description The provider’s code. */
            failureCode: string | null;
            /** @description In words, in the caller’s language. */
            failureReason: string | null;
            id: number;
            merchantId: number;
            merchantName: string;
            providerPayoutId: string;
            /** @enum {string} */
            reconciliation: "NOT_YET" | "COMPLETE" | "NOT_POSSIBLE" | "DIFFERS";
            /** @description As the bank statement names it. */
            statementDescriptor: string | null;
            /** @enum {string} */
            status: "PENDING" | "IN_TRANSIT" | "PAID" | "FAILED" | "CANCELED";
            /** @description Reference of the transfer at the bank. */
            traceId: string | null;
            /** @description Lines about a payment that is not known here. */
            unknownLines: number;
          }[] | {
            content: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description The day on which the bank gets it. */
              arrivalOn: string;
              /** @description The day on which a bank statement shows it; null: no statement does. */
              arrivedOn: string | null;
              /** @description false: made by hand at the provider. */
              automatic: boolean;
              /** @description Last digits of the bank account. */
              bankLast4: string | null;
              /** @description null until the provider has completed the list. */
              content: {
                /** @description Payments before fees. */
                charges: number;
                /** @description Taken back by payers’ banks, less what was won. */
                disputes: number;
                /** @description True fees less those that were expected at the payments. */
                feeDifference: number;
                /** @description Fees of the card provider. */
                fees: number;
                /** @description Adjustments and returned payouts. */
                other: number;
                /** @description Number of payments. */
                payments: number;
                /** @description Fees of Plateno. */
                platformFees: number;
                /** @description In units of its currency, at most two decimals. */
                refunds: number;
              } | null;
              createdAt: string;
              /** @description ISO 4217. */
              currency: string;
              /** @description The provider’s code. */
              failureCode: string | null;
              /** @description In words, in the caller’s language. */
              failureReason: string | null;
              id: number;
              merchantId: number;
              merchantName: string;
              providerPayoutId: string;
              /** @enum {string} */
              reconciliation: "NOT_YET" | "COMPLETE" | "NOT_POSSIBLE" | "DIFFERS";
              /** @description As the bank statement names it. */
              statementDescriptor: string | null;
              /** @enum {string} */
              status: "PENDING" | "IN_TRANSIT" | "PAID" | "FAILED" | "CANCELED";
              /** @description Reference of the transfer at the bank. */
              traceId: string | null;
              /** @description Lines about a payment that is not known here. */
              unknownLines: number;
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getPayoutsMeBalance: {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description null when the provider does not answer. */
            balances: {
              /** @description Goes with the next payout. */
              available: number;
              /** @description ISO 4217. */
              currency: string;
              /** @description Becomes available in some days. */
              pending: number;
            }[] | null;
            /** @description Failed, and none arrived since. */
            failed: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description The day on which the bank gets it. */
              arrivalOn: string;
              /** @description The day on which a bank statement shows it; null: no statement does. */
              arrivedOn: string | null;
              /** @description Last digits of the bank account. */
              bankLast4: string | null;
              /** @description null until the provider has completed the list. */
              content: {
                /** @description Payments before fees. */
                charges: number;
                /** @description Taken back by payers’ banks, less what was won. */
                disputes: number;
                /** @description True fees less those that were expected at the payments. */
                feeDifference: number;
                /** @description Fees of the card provider. */
                fees: number;
                /** @description Adjustments and returned payouts. */
                other: number;
                /** @description Number of payments. */
                payments: number;
                /** @description Fees of Plateno. */
                platformFees: number;
                /** @description In units of its currency, at most two decimals. */
                refunds: number;
              } | null;
              /** @description ISO 4217. */
              currency: string;
              /** @description In words, in the caller’s language. */
              failureReason: string | null;
              id: number;
              /** @enum {string} */
              status: "PENDING" | "IN_TRANSIT" | "PAID" | "FAILED" | "CANCELED";
            } | null;
            hasAccount: boolean;
            /** @description Payments belong to the merchant’s own account at the provider. */
            isRouted: boolean;
            /** @description The last that arrived. */
            last: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description The day on which the bank gets it. */
              arrivalOn: string;
              /** @description The day on which a bank statement shows it; null: no statement does. */
              arrivedOn: string | null;
              /** @description Last digits of the bank account. */
              bankLast4: string | null;
              /** @description null until the provider has completed the list. */
              content: {
                /** @description Payments before fees. */
                charges: number;
                /** @description Taken back by payers’ banks, less what was won. */
                disputes: number;
                /** @description True fees less those that were expected at the payments. */
                feeDifference: number;
                /** @description Fees of the card provider. */
                fees: number;
                /** @description Adjustments and returned payouts. */
                other: number;
                /** @description Number of payments. */
                payments: number;
                /** @description Fees of Plateno. */
                platformFees: number;
                /** @description In units of its currency, at most two decimals. */
                refunds: number;
              } | null;
              /** @description ISO 4217. */
              currency: string;
              /** @description In words, in the caller’s language. */
              failureReason: string | null;
              id: number;
              /** @enum {string} */
              status: "PENDING" | "IN_TRANSIT" | "PAID" | "FAILED" | "CANCELED";
            } | null;
            /** @description On its way to the bank, the first to arrive. */
            next: {
              /** @description In units of its currency, at most two decimals. */
              amount: number;
              /** @description The day on which the bank gets it. */
              arrivalOn: string;
              /** @description The day on which a bank statement shows it; null: no statement does. */
              arrivedOn: string | null;
              /** @description Last digits of the bank account. */
              bankLast4: string | null;
              /** @description null until the provider has completed the list. */
              content: {
                /** @description Payments before fees. */
                charges: number;
                /** @description Taken back by payers’ banks, less what was won. */
                disputes: number;
                /** @description True fees less those that were expected at the payments. */
                feeDifference: number;
                /** @description Fees of the card provider. */
                fees: number;
                /** @description Adjustments and returned payouts. */
                other: number;
                /** @description Number of payments. */
                payments: number;
                /** @description Fees of Plateno. */
                platformFees: number;
                /** @description In units of its currency, at most two decimals. */
                refunds: number;
              } | null;
              /** @description ISO 4217. */
              currency: string;
              /** @description In words, in the caller’s language. */
              failureReason: string | null;
              id: number;
              /** @enum {string} */
              status: "PENDING" | "IN_TRANSIT" | "PAID" | "FAILED" | "CANCELED";
            } | null;
            waiting: {
              /** @description Paid, and in no payout yet. */
              payments: number;
              /** @description The oldest of them. */
              since: string | null;
            };
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getProformas/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The first line. */
            about: string;
            acceptedAt: string | null;
            acceptedBy: string | null;
            /** @description The most a month that the payer is asked to agree to. */
            cardMax: number | null;
            content: {
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              customer: {
                /** @description The postal address; required of a COMPANY. */
                address?: string | null;
                /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
                country?: string | null;
                email?: (string) | null;
                /** @enum {string} */
                kind: "COMPANY" | "PERSON";
                name: string;
                /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
                taxId?: string | null;
                /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
                vatNumber?: string | null;
              };
              /** @description A customer of the merchant; the given data of the buyer stay as they are. */
              customerId?: number | null;
              description?: string | null;
              items: {
                description: string;
                /** @description Percent off the price, at most two decimals. */
                discountPercent?: number | null;
                /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
                grossUnitPrice?: number | null;
                /** @description At most six decimals. */
                quantity: number;
                /**
                 * @description Percent.
                 * @enum {number}
                 */
                taxRate: 20 | 9 | 0;
                unit?: string;
                /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
                unitPrice?: number | null;
                /** @description The legal ground of a line at 0 %; that of the document by default. */
                vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              }[];
              /**
               * @description The document is in Bulgarian, or in Bulgarian with English beside it.
               * @default bg
               * @enum {string}
               */
              language: "bg" | "en";
              /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
              vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            customerName: string;
            /** @description The payer has asked something. */
            hasQuestion: boolean;
            id: number;
            /** @description The documents of its payments: advance invoices, and the final one. */
            invoices: {
              invoiceId: number;
              invoiceNumber: string;
              isAdvance: boolean;
              /** @description In units of its currency, at most two decimals. */
              total: number;
            }[];
            /** @description It was sent, and the mail server of `customer.email` has refused the newest mail to it for good. */
            isEmailRefused: boolean;
            /** @enum {string} */
            kind: "PROFORMA" | "OFFER";
            merchantId: number;
            merchantName: string;
            /** @description Ten digits, of a series of its own within a merchant; no number of a tax document. */
            number: string;
            /** @description In units of its currency, at most two decimals. */
            open: number;
            /** @description What came of it. */
            paid: number;
            /** @description The link over what is open. */
            paymentLinkId?: number | null;
            questions: {
              askedAt: string;
              email: string;
              text: string;
            }[];
            /** @description The reason of a bank transfer. */
            reference: string | null;
            sentAt: string | null;
            /** @enum {string} */
            state: "DRAFT" | "SENT" | "ACCEPTED" | "PAID" | "EXPIRED" | "WITHDRAWN";
            /** @description Net of VAT. */
            subtotal: number;
            /** @description In units of its currency, at most two decimals. */
            taxAmount: number;
            /** @description In units of its currency, at most two decimals. */
            total: number;
            /** @description The page of the payer, once it was sent. */
            url: string | null;
            /** @description A day in Sofia. */
            validUntil: string;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "putProformas/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description As `cardMax` of an invoice. */
          cardMax?: number | null;
          /**
           * @description ISO 4217.
           * @enum {string}
           */
          currency: "EUR" | "USD";
          customer: {
            /** @description The postal address; required of a COMPANY. */
            address?: string | null;
            /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
            country?: string | null;
            email?: (string) | null;
            /** @enum {string} */
            kind: "COMPANY" | "PERSON";
            name: string;
            /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
            taxId?: string | null;
            /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
            vatNumber?: string | null;
          };
          /** @description A customer of the merchant; the given data of the buyer stay as they are. */
          customerId?: number | null;
          description?: string | null;
          items: {
            description: string;
            /** @description Percent off the price, at most two decimals. */
            discountPercent?: number | null;
            /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
            grossUnitPrice?: number | null;
            /** @description At most six decimals. */
            quantity: number;
            /**
             * @description Percent.
             * @enum {number}
             */
            taxRate: 20 | 9 | 0;
            unit?: string;
            /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
            unitPrice?: number | null;
            /** @description The legal ground of a line at 0 %; that of the document by default. */
            vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
          }[];
          /** @enum {string} */
          kind: "PROFORMA" | "OFFER";
          /**
           * @description The document is in Bulgarian, or in Bulgarian with English beside it.
           * @default bg
           * @enum {string}
           */
          language?: "bg" | "en";
          /**
           * Format: date
           * @description Its last day; at most a year from today.
           */
          validUntil: string;
          /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
          vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
          /** @description Counts the changes. */
          version: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The first line. */
            about: string;
            acceptedAt: string | null;
            acceptedBy: string | null;
            /** @description The most a month that the payer is asked to agree to. */
            cardMax: number | null;
            content: {
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              customer: {
                /** @description The postal address; required of a COMPANY. */
                address?: string | null;
                /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
                country?: string | null;
                email?: (string) | null;
                /** @enum {string} */
                kind: "COMPANY" | "PERSON";
                name: string;
                /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
                taxId?: string | null;
                /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
                vatNumber?: string | null;
              };
              /** @description A customer of the merchant; the given data of the buyer stay as they are. */
              customerId?: number | null;
              description?: string | null;
              items: {
                description: string;
                /** @description Percent off the price, at most two decimals. */
                discountPercent?: number | null;
                /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
                grossUnitPrice?: number | null;
                /** @description At most six decimals. */
                quantity: number;
                /**
                 * @description Percent.
                 * @enum {number}
                 */
                taxRate: 20 | 9 | 0;
                unit?: string;
                /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
                unitPrice?: number | null;
                /** @description The legal ground of a line at 0 %; that of the document by default. */
                vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              }[];
              /**
               * @description The document is in Bulgarian, or in Bulgarian with English beside it.
               * @default bg
               * @enum {string}
               */
              language: "bg" | "en";
              /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
              vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            customerName: string;
            /** @description The payer has asked something. */
            hasQuestion: boolean;
            id: number;
            /** @description The documents of its payments: advance invoices, and the final one. */
            invoices: {
              invoiceId: number;
              invoiceNumber: string;
              isAdvance: boolean;
              /** @description In units of its currency, at most two decimals. */
              total: number;
            }[];
            /** @description It was sent, and the mail server of `customer.email` has refused the newest mail to it for good. */
            isEmailRefused: boolean;
            /** @enum {string} */
            kind: "PROFORMA" | "OFFER";
            merchantId: number;
            merchantName: string;
            /** @description Ten digits, of a series of its own within a merchant; no number of a tax document. */
            number: string;
            /** @description In units of its currency, at most two decimals. */
            open: number;
            /** @description What came of it. */
            paid: number;
            /** @description The link over what is open. */
            paymentLinkId?: number | null;
            questions: {
              askedAt: string;
              email: string;
              text: string;
            }[];
            /** @description The reason of a bank transfer. */
            reference: string | null;
            sentAt: string | null;
            /** @enum {string} */
            state: "DRAFT" | "SENT" | "ACCEPTED" | "PAID" | "EXPIRED" | "WITHDRAWN";
            /** @description Net of VAT. */
            subtotal: number;
            /** @description In units of its currency, at most two decimals. */
            taxAmount: number;
            /** @description In units of its currency, at most two decimals. */
            total: number;
            /** @description The page of the payer, once it was sent. */
            url: string | null;
            /** @description A day in Sofia. */
            validUntil: string;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postProformas/IdInvoice": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The first line. */
            about: string;
            acceptedAt: string | null;
            acceptedBy: string | null;
            /** @description The most a month that the payer is asked to agree to. */
            cardMax: number | null;
            content: {
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              customer: {
                /** @description The postal address; required of a COMPANY. */
                address?: string | null;
                /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
                country?: string | null;
                email?: (string) | null;
                /** @enum {string} */
                kind: "COMPANY" | "PERSON";
                name: string;
                /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
                taxId?: string | null;
                /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
                vatNumber?: string | null;
              };
              /** @description A customer of the merchant; the given data of the buyer stay as they are. */
              customerId?: number | null;
              description?: string | null;
              items: {
                description: string;
                /** @description Percent off the price, at most two decimals. */
                discountPercent?: number | null;
                /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
                grossUnitPrice?: number | null;
                /** @description At most six decimals. */
                quantity: number;
                /**
                 * @description Percent.
                 * @enum {number}
                 */
                taxRate: 20 | 9 | 0;
                unit?: string;
                /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
                unitPrice?: number | null;
                /** @description The legal ground of a line at 0 %; that of the document by default. */
                vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              }[];
              /**
               * @description The document is in Bulgarian, or in Bulgarian with English beside it.
               * @default bg
               * @enum {string}
               */
              language: "bg" | "en";
              /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
              vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            customerName: string;
            /** @description The payer has asked something. */
            hasQuestion: boolean;
            id: number;
            /** @description The documents of its payments: advance invoices, and the final one. */
            invoices: {
              invoiceId: number;
              invoiceNumber: string;
              isAdvance: boolean;
              /** @description In units of its currency, at most two decimals. */
              total: number;
            }[];
            /** @description It was sent, and the mail server of `customer.email` has refused the newest mail to it for good. */
            isEmailRefused: boolean;
            /** @enum {string} */
            kind: "PROFORMA" | "OFFER";
            merchantId: number;
            merchantName: string;
            /** @description Ten digits, of a series of its own within a merchant; no number of a tax document. */
            number: string;
            /** @description In units of its currency, at most two decimals. */
            open: number;
            /** @description What came of it. */
            paid: number;
            /** @description The link over what is open. */
            paymentLinkId?: number | null;
            questions: {
              askedAt: string;
              email: string;
              text: string;
            }[];
            /** @description The reason of a bank transfer. */
            reference: string | null;
            sentAt: string | null;
            /** @enum {string} */
            state: "DRAFT" | "SENT" | "ACCEPTED" | "PAID" | "EXPIRED" | "WITHDRAWN";
            /** @description Net of VAT. */
            subtotal: number;
            /** @description In units of its currency, at most two decimals. */
            taxAmount: number;
            /** @description In units of its currency, at most two decimals. */
            total: number;
            /** @description The page of the payer, once it was sent. */
            url: string | null;
            /** @description A day in Sofia. */
            validUntil: string;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getProformas/IdPdf": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postProformas/IdSend": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description `customer.email` by default. */
          email?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The first line. */
            about: string;
            acceptedAt: string | null;
            acceptedBy: string | null;
            /** @description The most a month that the payer is asked to agree to. */
            cardMax: number | null;
            content: {
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              customer: {
                /** @description The postal address; required of a COMPANY. */
                address?: string | null;
                /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
                country?: string | null;
                email?: (string) | null;
                /** @enum {string} */
                kind: "COMPANY" | "PERSON";
                name: string;
                /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
                taxId?: string | null;
                /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
                vatNumber?: string | null;
              };
              /** @description A customer of the merchant; the given data of the buyer stay as they are. */
              customerId?: number | null;
              description?: string | null;
              items: {
                description: string;
                /** @description Percent off the price, at most two decimals. */
                discountPercent?: number | null;
                /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
                grossUnitPrice?: number | null;
                /** @description At most six decimals. */
                quantity: number;
                /**
                 * @description Percent.
                 * @enum {number}
                 */
                taxRate: 20 | 9 | 0;
                unit?: string;
                /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
                unitPrice?: number | null;
                /** @description The legal ground of a line at 0 %; that of the document by default. */
                vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              }[];
              /**
               * @description The document is in Bulgarian, or in Bulgarian with English beside it.
               * @default bg
               * @enum {string}
               */
              language: "bg" | "en";
              /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
              vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            customerName: string;
            /** @description The payer has asked something. */
            hasQuestion: boolean;
            id: number;
            /** @description The documents of its payments: advance invoices, and the final one. */
            invoices: {
              invoiceId: number;
              invoiceNumber: string;
              isAdvance: boolean;
              /** @description In units of its currency, at most two decimals. */
              total: number;
            }[];
            /** @description It was sent, and the mail server of `customer.email` has refused the newest mail to it for good. */
            isEmailRefused: boolean;
            /** @enum {string} */
            kind: "PROFORMA" | "OFFER";
            merchantId: number;
            merchantName: string;
            /** @description Ten digits, of a series of its own within a merchant; no number of a tax document. */
            number: string;
            /** @description In units of its currency, at most two decimals. */
            open: number;
            /** @description What came of it. */
            paid: number;
            /** @description The link over what is open. */
            paymentLinkId?: number | null;
            questions: {
              askedAt: string;
              email: string;
              text: string;
            }[];
            /** @description The reason of a bank transfer. */
            reference: string | null;
            sentAt: string | null;
            /** @enum {string} */
            state: "DRAFT" | "SENT" | "ACCEPTED" | "PAID" | "EXPIRED" | "WITHDRAWN";
            /** @description Net of VAT. */
            subtotal: number;
            /** @description In units of its currency, at most two decimals. */
            taxAmount: number;
            /** @description In units of its currency, at most two decimals. */
            total: number;
            /** @description The page of the payer, once it was sent. */
            url: string | null;
            /** @description A day in Sofia. */
            validUntil: string;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postProformas/IdWithdraw": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The first line. */
            about: string;
            acceptedAt: string | null;
            acceptedBy: string | null;
            /** @description The most a month that the payer is asked to agree to. */
            cardMax: number | null;
            content: {
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              customer: {
                /** @description The postal address; required of a COMPANY. */
                address?: string | null;
                /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
                country?: string | null;
                email?: (string) | null;
                /** @enum {string} */
                kind: "COMPANY" | "PERSON";
                name: string;
                /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
                taxId?: string | null;
                /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
                vatNumber?: string | null;
              };
              /** @description A customer of the merchant; the given data of the buyer stay as they are. */
              customerId?: number | null;
              description?: string | null;
              items: {
                description: string;
                /** @description Percent off the price, at most two decimals. */
                discountPercent?: number | null;
                /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
                grossUnitPrice?: number | null;
                /** @description At most six decimals. */
                quantity: number;
                /**
                 * @description Percent.
                 * @enum {number}
                 */
                taxRate: 20 | 9 | 0;
                unit?: string;
                /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
                unitPrice?: number | null;
                /** @description The legal ground of a line at 0 %; that of the document by default. */
                vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              }[];
              /**
               * @description The document is in Bulgarian, or in Bulgarian with English beside it.
               * @default bg
               * @enum {string}
               */
              language: "bg" | "en";
              /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
              vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            customerName: string;
            /** @description The payer has asked something. */
            hasQuestion: boolean;
            id: number;
            /** @description The documents of its payments: advance invoices, and the final one. */
            invoices: {
              invoiceId: number;
              invoiceNumber: string;
              isAdvance: boolean;
              /** @description In units of its currency, at most two decimals. */
              total: number;
            }[];
            /** @description It was sent, and the mail server of `customer.email` has refused the newest mail to it for good. */
            isEmailRefused: boolean;
            /** @enum {string} */
            kind: "PROFORMA" | "OFFER";
            merchantId: number;
            merchantName: string;
            /** @description Ten digits, of a series of its own within a merchant; no number of a tax document. */
            number: string;
            /** @description In units of its currency, at most two decimals. */
            open: number;
            /** @description What came of it. */
            paid: number;
            /** @description The link over what is open. */
            paymentLinkId?: number | null;
            questions: {
              askedAt: string;
              email: string;
              text: string;
            }[];
            /** @description The reason of a bank transfer. */
            reference: string | null;
            sentAt: string | null;
            /** @enum {string} */
            state: "DRAFT" | "SENT" | "ACCEPTED" | "PAID" | "EXPIRED" | "WITHDRAWN";
            /** @description Net of VAT. */
            subtotal: number;
            /** @description In units of its currency, at most two decimals. */
            taxAmount: number;
            /** @description In units of its currency, at most two decimals. */
            total: number;
            /** @description The page of the payer, once it was sent. */
            url: string | null;
            /** @description A day in Sofia. */
            validUntil: string;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getProformasMe: {
    parameters: {
      query?: {
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description For example `42`. */
        customerId?: number;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description For example `PROFORMA`. */
        kind?: "PROFORMA" | "OFFER";
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description For example `Мария`. */
        search?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `createdAt`. */
        sortBy?: "createdAt" | "number" | "validUntil" | "total" | "id";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
        state?: "DRAFT" | "SENT" | "ACCEPTED" | "PAID" | "EXPIRED" | "WITHDRAWN";
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The first line. */
            about: string;
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            customerName: string;
            /** @description The payer has asked something. */
            hasQuestion: boolean;
            id: number;
            /** @description It was sent, and the mail server of `customer.email` has refused the newest mail to it for good. */
            isEmailRefused: boolean;
            /** @enum {string} */
            kind: "PROFORMA" | "OFFER";
            merchantId: number;
            merchantName: string;
            /** @description Ten digits, of a series of its own within a merchant; no number of a tax document. */
            number: string;
            /** @description In units of its currency, at most two decimals. */
            open: number;
            /** @description What came of it. */
            paid: number;
            sentAt: string | null;
            /** @enum {string} */
            state: "DRAFT" | "SENT" | "ACCEPTED" | "PAID" | "EXPIRED" | "WITHDRAWN";
            /** @description Net of VAT. */
            subtotal: number;
            /** @description In units of its currency, at most two decimals. */
            taxAmount: number;
            /** @description In units of its currency, at most two decimals. */
            total: number;
            /** @description A day in Sofia. */
            validUntil: string;
            /** @description Counts the changes. */
            version: number;
          }[] | {
            content: {
              /** @description The first line. */
              about: string;
              createdAt: string;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              customerId?: number | null;
              customerName: string;
              /** @description The payer has asked something. */
              hasQuestion: boolean;
              id: number;
              /** @description It was sent, and the mail server of `customer.email` has refused the newest mail to it for good. */
              isEmailRefused: boolean;
              /** @enum {string} */
              kind: "PROFORMA" | "OFFER";
              merchantId: number;
              merchantName: string;
              /** @description Ten digits, of a series of its own within a merchant; no number of a tax document. */
              number: string;
              /** @description In units of its currency, at most two decimals. */
              open: number;
              /** @description What came of it. */
              paid: number;
              sentAt: string | null;
              /** @enum {string} */
              state: "DRAFT" | "SENT" | "ACCEPTED" | "PAID" | "EXPIRED" | "WITHDRAWN";
              /** @description Net of VAT. */
              subtotal: number;
              /** @description In units of its currency, at most two decimals. */
              taxAmount: number;
              /** @description In units of its currency, at most two decimals. */
              total: number;
              /** @description A day in Sofia. */
              validUntil: string;
              /** @description Counts the changes. */
              version: number;
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  postProformasMe: {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description As `cardMax` of an invoice. */
          cardMax?: number | null;
          /**
           * @description ISO 4217.
           * @enum {string}
           */
          currency: "EUR" | "USD";
          customer: {
            /** @description The postal address; required of a COMPANY. */
            address?: string | null;
            /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
            country?: string | null;
            email?: (string) | null;
            /** @enum {string} */
            kind: "COMPANY" | "PERSON";
            name: string;
            /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
            taxId?: string | null;
            /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
            vatNumber?: string | null;
          };
          /** @description A customer of the merchant; the given data of the buyer stay as they are. */
          customerId?: number | null;
          description?: string | null;
          items: {
            description: string;
            /** @description Percent off the price, at most two decimals. */
            discountPercent?: number | null;
            /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
            grossUnitPrice?: number | null;
            /** @description At most six decimals. */
            quantity: number;
            /**
             * @description Percent.
             * @enum {number}
             */
            taxRate: 20 | 9 | 0;
            unit?: string;
            /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
            unitPrice?: number | null;
            /** @description The legal ground of a line at 0 %; that of the document by default. */
            vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
          }[];
          /** @enum {string} */
          kind: "PROFORMA" | "OFFER";
          /**
           * @description The document is in Bulgarian, or in Bulgarian with English beside it.
           * @default bg
           * @enum {string}
           */
          language?: "bg" | "en";
          /** @default false */
          send?: boolean;
          /**
           * Format: date
           * @description Its last day; at most a year from today.
           */
          validUntil: string;
          /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
          vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The first line. */
            about: string;
            acceptedAt: string | null;
            acceptedBy: string | null;
            /** @description The most a month that the payer is asked to agree to. */
            cardMax: number | null;
            content: {
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              customer: {
                /** @description The postal address; required of a COMPANY. */
                address?: string | null;
                /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
                country?: string | null;
                email?: (string) | null;
                /** @enum {string} */
                kind: "COMPANY" | "PERSON";
                name: string;
                /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
                taxId?: string | null;
                /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
                vatNumber?: string | null;
              };
              /** @description A customer of the merchant; the given data of the buyer stay as they are. */
              customerId?: number | null;
              description?: string | null;
              items: {
                description: string;
                /** @description Percent off the price, at most two decimals. */
                discountPercent?: number | null;
                /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
                grossUnitPrice?: number | null;
                /** @description At most six decimals. */
                quantity: number;
                /**
                 * @description Percent.
                 * @enum {number}
                 */
                taxRate: 20 | 9 | 0;
                unit?: string;
                /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
                unitPrice?: number | null;
                /** @description The legal ground of a line at 0 %; that of the document by default. */
                vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              }[];
              /**
               * @description The document is in Bulgarian, or in Bulgarian with English beside it.
               * @default bg
               * @enum {string}
               */
              language: "bg" | "en";
              /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
              vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            customerName: string;
            /** @description The payer has asked something. */
            hasQuestion: boolean;
            id: number;
            /** @description The documents of its payments: advance invoices, and the final one. */
            invoices: {
              invoiceId: number;
              invoiceNumber: string;
              isAdvance: boolean;
              /** @description In units of its currency, at most two decimals. */
              total: number;
            }[];
            /** @description It was sent, and the mail server of `customer.email` has refused the newest mail to it for good. */
            isEmailRefused: boolean;
            /** @enum {string} */
            kind: "PROFORMA" | "OFFER";
            merchantId: number;
            merchantName: string;
            /** @description Ten digits, of a series of its own within a merchant; no number of a tax document. */
            number: string;
            /** @description In units of its currency, at most two decimals. */
            open: number;
            /** @description What came of it. */
            paid: number;
            /** @description The link over what is open. */
            paymentLinkId?: number | null;
            questions: {
              askedAt: string;
              email: string;
              text: string;
            }[];
            /** @description The reason of a bank transfer. */
            reference: string | null;
            sentAt: string | null;
            /** @enum {string} */
            state: "DRAFT" | "SENT" | "ACCEPTED" | "PAID" | "EXPIRED" | "WITHDRAWN";
            /** @description Net of VAT. */
            subtotal: number;
            /** @description In units of its currency, at most two decimals. */
            taxAmount: number;
            /** @description In units of its currency, at most two decimals. */
            total: number;
            /** @description The page of the payer, once it was sent. */
            url: string | null;
            /** @description A day in Sofia. */
            validUntil: string;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getProformasMeSummary: {
    parameters: {
      query?: {
        /** @description For example `42`. */
        customerId?: number;
        /** @description First day, in Sofia. For example `2026-11-01`. */
        from?: string;
        /** @description For example `PROFORMA`. */
        kind?: "PROFORMA" | "OFFER";
        /** @description For example `Мария`. */
        search?: string;
        state?: "DRAFT" | "SENT" | "ACCEPTED" | "PAID" | "EXPIRED" | "WITHDRAWN";
        /** @description Last day, in Sofia. For example `2026-11-30`. */
        to?: string;
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            counts: {
              [key: string]: number;
            };
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postRecordImports/IdUndo": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            archived: number;
            /** @description Records that were changed since. */
            kept: number;
            restored: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getRecordImportsMe: {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            changed: number;
            created: number;
            id: number;
            importedAt: string;
            /** @enum {string} */
            records: "CUSTOMERS" | "ITEMS";
          }[];
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getRefunds/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In units of its currency, at most two decimals. */
            amount: number;
            createdAt: string;
            /**
             * @description The charge currency, ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD";
            /** @description Why the refund failed. */
            failureReason: string | null;
            id: number;
            note: string | null;
            paymentId: number;
            /** @enum {string} */
            reason: "DUPLICATE" | "REQUESTED_BY_CUSTOMER" | "OTHER";
            /** @description The actor: `user:5`, `key:7f3k2q5a`, `operator:root`, `system:reconciler`, `anonymous`. */
            requestedBy: string;
            /** @enum {string} */
            status: "REQUESTED" | "PENDING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getScheduleRuns/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {string} */
            charge: "NONE" | "WAITING" | "CHARGED" | "DECLINED" | "STOPPED";
            chargeOn: string | null;
            chargeProblem: ("DECLINED" | "AUTHENTICATION_NEEDED" | "CARD_EXPIRED" | "ABOVE_MAXIMUM" | "CARD_ENDED" | "BEING_PAID" | "NOT_ACCEPTED") | null;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            id: number;
            invoiceId?: number | null;
            invoiceNumber: string | null;
            /** @description The day of the schedule that it is for. */
            period: string;
            problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
            /** @description The field of the content that is refused. */
            problemField: string | null;
            ranAt: string;
            scheduleId: number;
            /** @enum {string} */
            state: "PROPOSED" | "ISSUED" | "SKIPPED" | "FAILED" | "MISSED";
            /** @description In units of its currency, at most two decimals. */
            total: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postScheduleRuns/IdIssue": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The first line. */
            about: string;
            /** @description The card of the customer that stays. */
            card: {
              brand: string;
              /** @description A day in Sofia. */
              expiresOn: string;
              last4: string;
              mandateId: number;
              /** @description In units of its currency, at most two decimals. */
              maxAmount: number;
            } | null;
            /** @description The most a month that the buyer is asked to agree to. */
            cardMax: number | null;
            chargesCard: boolean;
            content: {
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              customer: {
                /** @description The postal address; required of a COMPANY. */
                address?: string | null;
                /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
                country?: string | null;
                email?: (string) | null;
                /** @enum {string} */
                kind: "COMPANY" | "PERSON";
                name: string;
                /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
                taxId?: string | null;
                /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
                vatNumber?: string | null;
              };
              /** @description A customer of the merchant; the given data of the buyer stay as they are. */
              customerId?: number | null;
              description?: string | null;
              items: {
                description: string;
                /** @description Percent off the price, at most two decimals. */
                discountPercent?: number | null;
                /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
                grossUnitPrice?: number | null;
                /** @description At most six decimals. */
                quantity: number;
                /**
                 * @description Percent.
                 * @enum {number}
                 */
                taxRate: 20 | 9 | 0;
                unit?: string;
                /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
                unitPrice?: number | null;
                /** @description The legal ground of a line at 0 %; that of the document by default. */
                vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              }[];
              /**
               * @description The document is in Bulgarian, or in Bulgarian with English beside it.
               * @default bg
               * @enum {string}
               */
              language: "bg" | "en";
              /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
              vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            customerName: string;
            /** @description The day of the month, or LAST, the last one of each. */
            day: number | "LAST";
            dueDays: number;
            endsOn: string | null;
            /** @enum {string} */
            every: "MONTH" | "QUARTER" | "YEAR";
            id: number;
            merchantId: number;
            merchantName: string;
            /** @enum {string} */
            mode: "ISSUE_AND_SEND" | "PROPOSE";
            /** @description The day of the next document; null when none follows. */
            nextOn: string | null;
            /** @description Periods that wait for a person: proposed, failed or missed. */
            openRuns: number;
            /** @description Of its latest failed period that still waits. */
            problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
            /** @description The newest first; at most 60. */
            runs: {
              /** @enum {string} */
              charge: "NONE" | "WAITING" | "CHARGED" | "DECLINED" | "STOPPED";
              chargeOn: string | null;
              chargeProblem: ("DECLINED" | "AUTHENTICATION_NEEDED" | "CARD_EXPIRED" | "ABOVE_MAXIMUM" | "CARD_ENDED" | "BEING_PAID" | "NOT_ACCEPTED") | null;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              id: number;
              invoiceId?: number | null;
              invoiceNumber: string | null;
              /** @description The day of the schedule that it is for. */
              period: string;
              problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
              /** @description The field of the content that is refused. */
              problemField: string | null;
              ranAt: string;
              scheduleId: number;
              /** @enum {string} */
              state: "PROPOSED" | "ISSUED" | "SKIPPED" | "FAILED" | "MISSED";
              /** @description In units of its currency, at most two decimals. */
              total: number;
            }[];
            /** @description A day in Sofia. */
            startsOn: string;
            /** @enum {string} */
            state: "ACTIVE" | "PAUSED" | "ENDED";
            /** @description How many documents it makes; null without a limit. */
            times: number | null;
            /** @description Of one document, with VAT. */
            total: number;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postScheduleRuns/IdSkip": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The first line. */
            about: string;
            /** @description The card of the customer that stays. */
            card: {
              brand: string;
              /** @description A day in Sofia. */
              expiresOn: string;
              last4: string;
              mandateId: number;
              /** @description In units of its currency, at most two decimals. */
              maxAmount: number;
            } | null;
            /** @description The most a month that the buyer is asked to agree to. */
            cardMax: number | null;
            chargesCard: boolean;
            content: {
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              customer: {
                /** @description The postal address; required of a COMPANY. */
                address?: string | null;
                /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
                country?: string | null;
                email?: (string) | null;
                /** @enum {string} */
                kind: "COMPANY" | "PERSON";
                name: string;
                /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
                taxId?: string | null;
                /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
                vatNumber?: string | null;
              };
              /** @description A customer of the merchant; the given data of the buyer stay as they are. */
              customerId?: number | null;
              description?: string | null;
              items: {
                description: string;
                /** @description Percent off the price, at most two decimals. */
                discountPercent?: number | null;
                /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
                grossUnitPrice?: number | null;
                /** @description At most six decimals. */
                quantity: number;
                /**
                 * @description Percent.
                 * @enum {number}
                 */
                taxRate: 20 | 9 | 0;
                unit?: string;
                /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
                unitPrice?: number | null;
                /** @description The legal ground of a line at 0 %; that of the document by default. */
                vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              }[];
              /**
               * @description The document is in Bulgarian, or in Bulgarian with English beside it.
               * @default bg
               * @enum {string}
               */
              language: "bg" | "en";
              /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
              vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            customerName: string;
            /** @description The day of the month, or LAST, the last one of each. */
            day: number | "LAST";
            dueDays: number;
            endsOn: string | null;
            /** @enum {string} */
            every: "MONTH" | "QUARTER" | "YEAR";
            id: number;
            merchantId: number;
            merchantName: string;
            /** @enum {string} */
            mode: "ISSUE_AND_SEND" | "PROPOSE";
            /** @description The day of the next document; null when none follows. */
            nextOn: string | null;
            /** @description Periods that wait for a person: proposed, failed or missed. */
            openRuns: number;
            /** @description Of its latest failed period that still waits. */
            problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
            /** @description The newest first; at most 60. */
            runs: {
              /** @enum {string} */
              charge: "NONE" | "WAITING" | "CHARGED" | "DECLINED" | "STOPPED";
              chargeOn: string | null;
              chargeProblem: ("DECLINED" | "AUTHENTICATION_NEEDED" | "CARD_EXPIRED" | "ABOVE_MAXIMUM" | "CARD_ENDED" | "BEING_PAID" | "NOT_ACCEPTED") | null;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              id: number;
              invoiceId?: number | null;
              invoiceNumber: string | null;
              /** @description The day of the schedule that it is for. */
              period: string;
              problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
              /** @description The field of the content that is refused. */
              problemField: string | null;
              ranAt: string;
              scheduleId: number;
              /** @enum {string} */
              state: "PROPOSED" | "ISSUED" | "SKIPPED" | "FAILED" | "MISSED";
              /** @description In units of its currency, at most two decimals. */
              total: number;
            }[];
            /** @description A day in Sofia. */
            startsOn: string;
            /** @enum {string} */
            state: "ACTIVE" | "PAUSED" | "ENDED";
            /** @description How many documents it makes; null without a limit. */
            times: number | null;
            /** @description Of one document, with VAT. */
            total: number;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getSchedules/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The first line. */
            about: string;
            /** @description The card of the customer that stays. */
            card: {
              brand: string;
              /** @description A day in Sofia. */
              expiresOn: string;
              last4: string;
              mandateId: number;
              /** @description In units of its currency, at most two decimals. */
              maxAmount: number;
            } | null;
            /** @description The most a month that the buyer is asked to agree to. */
            cardMax: number | null;
            chargesCard: boolean;
            content: {
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              customer: {
                /** @description The postal address; required of a COMPANY. */
                address?: string | null;
                /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
                country?: string | null;
                email?: (string) | null;
                /** @enum {string} */
                kind: "COMPANY" | "PERSON";
                name: string;
                /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
                taxId?: string | null;
                /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
                vatNumber?: string | null;
              };
              /** @description A customer of the merchant; the given data of the buyer stay as they are. */
              customerId?: number | null;
              description?: string | null;
              items: {
                description: string;
                /** @description Percent off the price, at most two decimals. */
                discountPercent?: number | null;
                /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
                grossUnitPrice?: number | null;
                /** @description At most six decimals. */
                quantity: number;
                /**
                 * @description Percent.
                 * @enum {number}
                 */
                taxRate: 20 | 9 | 0;
                unit?: string;
                /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
                unitPrice?: number | null;
                /** @description The legal ground of a line at 0 %; that of the document by default. */
                vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              }[];
              /**
               * @description The document is in Bulgarian, or in Bulgarian with English beside it.
               * @default bg
               * @enum {string}
               */
              language: "bg" | "en";
              /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
              vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            customerName: string;
            /** @description The day of the month, or LAST, the last one of each. */
            day: number | "LAST";
            dueDays: number;
            endsOn: string | null;
            /** @enum {string} */
            every: "MONTH" | "QUARTER" | "YEAR";
            id: number;
            merchantId: number;
            merchantName: string;
            /** @enum {string} */
            mode: "ISSUE_AND_SEND" | "PROPOSE";
            /** @description The day of the next document; null when none follows. */
            nextOn: string | null;
            /** @description Periods that wait for a person: proposed, failed or missed. */
            openRuns: number;
            /** @description Of its latest failed period that still waits. */
            problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
            /** @description The newest first; at most 60. */
            runs: {
              /** @enum {string} */
              charge: "NONE" | "WAITING" | "CHARGED" | "DECLINED" | "STOPPED";
              chargeOn: string | null;
              chargeProblem: ("DECLINED" | "AUTHENTICATION_NEEDED" | "CARD_EXPIRED" | "ABOVE_MAXIMUM" | "CARD_ENDED" | "BEING_PAID" | "NOT_ACCEPTED") | null;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              id: number;
              invoiceId?: number | null;
              invoiceNumber: string | null;
              /** @description The day of the schedule that it is for. */
              period: string;
              problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
              /** @description The field of the content that is refused. */
              problemField: string | null;
              ranAt: string;
              scheduleId: number;
              /** @enum {string} */
              state: "PROPOSED" | "ISSUED" | "SKIPPED" | "FAILED" | "MISSED";
              /** @description In units of its currency, at most two decimals. */
              total: number;
            }[];
            /** @description A day in Sofia. */
            startsOn: string;
            /** @enum {string} */
            state: "ACTIVE" | "PAUSED" | "ENDED";
            /** @description How many documents it makes; null without a limit. */
            times: number | null;
            /** @description Of one document, with VAT. */
            total: number;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "putSchedules/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The most a month; the total of one document by default. */
          cardMax?: number | null;
          /**
           * @description Charges the card that the customer lets stay, and offers to let one stay. With `customerId` only.
           * @default false
           */
          chargesCard?: boolean;
          /**
           * @description ISO 4217.
           * @enum {string}
           */
          currency: "EUR" | "USD";
          customer: {
            /** @description The postal address; required of a COMPANY. */
            address?: string | null;
            /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
            country?: string | null;
            email?: (string) | null;
            /** @enum {string} */
            kind: "COMPANY" | "PERSON";
            name: string;
            /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
            taxId?: string | null;
            /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
            vatNumber?: string | null;
          };
          /** @description A customer of the merchant; the given data of the buyer stay as they are. */
          customerId?: number | null;
          /** @description The day of the month, or LAST, the last one of each. */
          day: number | "LAST";
          description?: string | null;
          /** @default 14 */
          dueDays?: number;
          /** @description No document after it. */
          endsOn?: string | null;
          /** @enum {string} */
          every: "MONTH" | "QUARTER" | "YEAR";
          items: {
            description: string;
            /** @description Percent off the price, at most two decimals. */
            discountPercent?: number | null;
            /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
            grossUnitPrice?: number | null;
            /** @description At most six decimals. */
            quantity: number;
            /**
             * @description Percent.
             * @enum {number}
             */
            taxRate: 20 | 9 | 0;
            unit?: string;
            /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
            unitPrice?: number | null;
            /** @description The legal ground of a line at 0 %; that of the document by default. */
            vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
          }[];
          /**
           * @description The document is in Bulgarian, or in Bulgarian with English beside it.
           * @default bg
           * @enum {string}
           */
          language?: "bg" | "en";
          /**
           * @default ISSUE_AND_SEND
           * @enum {string}
           */
          mode?: "ISSUE_AND_SEND" | "PROPOSE";
          /**
           * Format: date
           * @description The first document is on the first day of the schedule from here on; today at the earliest.
           */
          startsOn: string;
          /** @description How many documents; this or `endsOn`. */
          times?: number | null;
          /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
          vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
          /** @description Counts the changes. */
          version: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The first line. */
            about: string;
            /** @description The card of the customer that stays. */
            card: {
              brand: string;
              /** @description A day in Sofia. */
              expiresOn: string;
              last4: string;
              mandateId: number;
              /** @description In units of its currency, at most two decimals. */
              maxAmount: number;
            } | null;
            /** @description The most a month that the buyer is asked to agree to. */
            cardMax: number | null;
            chargesCard: boolean;
            content: {
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              customer: {
                /** @description The postal address; required of a COMPANY. */
                address?: string | null;
                /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
                country?: string | null;
                email?: (string) | null;
                /** @enum {string} */
                kind: "COMPANY" | "PERSON";
                name: string;
                /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
                taxId?: string | null;
                /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
                vatNumber?: string | null;
              };
              /** @description A customer of the merchant; the given data of the buyer stay as they are. */
              customerId?: number | null;
              description?: string | null;
              items: {
                description: string;
                /** @description Percent off the price, at most two decimals. */
                discountPercent?: number | null;
                /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
                grossUnitPrice?: number | null;
                /** @description At most six decimals. */
                quantity: number;
                /**
                 * @description Percent.
                 * @enum {number}
                 */
                taxRate: 20 | 9 | 0;
                unit?: string;
                /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
                unitPrice?: number | null;
                /** @description The legal ground of a line at 0 %; that of the document by default. */
                vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              }[];
              /**
               * @description The document is in Bulgarian, or in Bulgarian with English beside it.
               * @default bg
               * @enum {string}
               */
              language: "bg" | "en";
              /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
              vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            customerName: string;
            /** @description The day of the month, or LAST, the last one of each. */
            day: number | "LAST";
            dueDays: number;
            endsOn: string | null;
            /** @enum {string} */
            every: "MONTH" | "QUARTER" | "YEAR";
            id: number;
            merchantId: number;
            merchantName: string;
            /** @enum {string} */
            mode: "ISSUE_AND_SEND" | "PROPOSE";
            /** @description The day of the next document; null when none follows. */
            nextOn: string | null;
            /** @description Periods that wait for a person: proposed, failed or missed. */
            openRuns: number;
            /** @description Of its latest failed period that still waits. */
            problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
            /** @description The newest first; at most 60. */
            runs: {
              /** @enum {string} */
              charge: "NONE" | "WAITING" | "CHARGED" | "DECLINED" | "STOPPED";
              chargeOn: string | null;
              chargeProblem: ("DECLINED" | "AUTHENTICATION_NEEDED" | "CARD_EXPIRED" | "ABOVE_MAXIMUM" | "CARD_ENDED" | "BEING_PAID" | "NOT_ACCEPTED") | null;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              id: number;
              invoiceId?: number | null;
              invoiceNumber: string | null;
              /** @description The day of the schedule that it is for. */
              period: string;
              problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
              /** @description The field of the content that is refused. */
              problemField: string | null;
              ranAt: string;
              scheduleId: number;
              /** @enum {string} */
              state: "PROPOSED" | "ISSUED" | "SKIPPED" | "FAILED" | "MISSED";
              /** @description In units of its currency, at most two decimals. */
              total: number;
            }[];
            /** @description A day in Sofia. */
            startsOn: string;
            /** @enum {string} */
            state: "ACTIVE" | "PAUSED" | "ENDED";
            /** @description How many documents it makes; null without a limit. */
            times: number | null;
            /** @description Of one document, with VAT. */
            total: number;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postSchedules/IdEnd": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The first line. */
            about: string;
            /** @description The card of the customer that stays. */
            card: {
              brand: string;
              /** @description A day in Sofia. */
              expiresOn: string;
              last4: string;
              mandateId: number;
              /** @description In units of its currency, at most two decimals. */
              maxAmount: number;
            } | null;
            /** @description The most a month that the buyer is asked to agree to. */
            cardMax: number | null;
            chargesCard: boolean;
            content: {
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              customer: {
                /** @description The postal address; required of a COMPANY. */
                address?: string | null;
                /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
                country?: string | null;
                email?: (string) | null;
                /** @enum {string} */
                kind: "COMPANY" | "PERSON";
                name: string;
                /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
                taxId?: string | null;
                /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
                vatNumber?: string | null;
              };
              /** @description A customer of the merchant; the given data of the buyer stay as they are. */
              customerId?: number | null;
              description?: string | null;
              items: {
                description: string;
                /** @description Percent off the price, at most two decimals. */
                discountPercent?: number | null;
                /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
                grossUnitPrice?: number | null;
                /** @description At most six decimals. */
                quantity: number;
                /**
                 * @description Percent.
                 * @enum {number}
                 */
                taxRate: 20 | 9 | 0;
                unit?: string;
                /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
                unitPrice?: number | null;
                /** @description The legal ground of a line at 0 %; that of the document by default. */
                vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              }[];
              /**
               * @description The document is in Bulgarian, or in Bulgarian with English beside it.
               * @default bg
               * @enum {string}
               */
              language: "bg" | "en";
              /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
              vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            customerName: string;
            /** @description The day of the month, or LAST, the last one of each. */
            day: number | "LAST";
            dueDays: number;
            endsOn: string | null;
            /** @enum {string} */
            every: "MONTH" | "QUARTER" | "YEAR";
            id: number;
            merchantId: number;
            merchantName: string;
            /** @enum {string} */
            mode: "ISSUE_AND_SEND" | "PROPOSE";
            /** @description The day of the next document; null when none follows. */
            nextOn: string | null;
            /** @description Periods that wait for a person: proposed, failed or missed. */
            openRuns: number;
            /** @description Of its latest failed period that still waits. */
            problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
            /** @description The newest first; at most 60. */
            runs: {
              /** @enum {string} */
              charge: "NONE" | "WAITING" | "CHARGED" | "DECLINED" | "STOPPED";
              chargeOn: string | null;
              chargeProblem: ("DECLINED" | "AUTHENTICATION_NEEDED" | "CARD_EXPIRED" | "ABOVE_MAXIMUM" | "CARD_ENDED" | "BEING_PAID" | "NOT_ACCEPTED") | null;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              id: number;
              invoiceId?: number | null;
              invoiceNumber: string | null;
              /** @description The day of the schedule that it is for. */
              period: string;
              problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
              /** @description The field of the content that is refused. */
              problemField: string | null;
              ranAt: string;
              scheduleId: number;
              /** @enum {string} */
              state: "PROPOSED" | "ISSUED" | "SKIPPED" | "FAILED" | "MISSED";
              /** @description In units of its currency, at most two decimals. */
              total: number;
            }[];
            /** @description A day in Sofia. */
            startsOn: string;
            /** @enum {string} */
            state: "ACTIVE" | "PAUSED" | "ENDED";
            /** @description How many documents it makes; null without a limit. */
            times: number | null;
            /** @description Of one document, with VAT. */
            total: number;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postSchedules/IdPause": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The first line. */
            about: string;
            /** @description The card of the customer that stays. */
            card: {
              brand: string;
              /** @description A day in Sofia. */
              expiresOn: string;
              last4: string;
              mandateId: number;
              /** @description In units of its currency, at most two decimals. */
              maxAmount: number;
            } | null;
            /** @description The most a month that the buyer is asked to agree to. */
            cardMax: number | null;
            chargesCard: boolean;
            content: {
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              customer: {
                /** @description The postal address; required of a COMPANY. */
                address?: string | null;
                /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
                country?: string | null;
                email?: (string) | null;
                /** @enum {string} */
                kind: "COMPANY" | "PERSON";
                name: string;
                /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
                taxId?: string | null;
                /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
                vatNumber?: string | null;
              };
              /** @description A customer of the merchant; the given data of the buyer stay as they are. */
              customerId?: number | null;
              description?: string | null;
              items: {
                description: string;
                /** @description Percent off the price, at most two decimals. */
                discountPercent?: number | null;
                /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
                grossUnitPrice?: number | null;
                /** @description At most six decimals. */
                quantity: number;
                /**
                 * @description Percent.
                 * @enum {number}
                 */
                taxRate: 20 | 9 | 0;
                unit?: string;
                /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
                unitPrice?: number | null;
                /** @description The legal ground of a line at 0 %; that of the document by default. */
                vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              }[];
              /**
               * @description The document is in Bulgarian, or in Bulgarian with English beside it.
               * @default bg
               * @enum {string}
               */
              language: "bg" | "en";
              /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
              vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            customerName: string;
            /** @description The day of the month, or LAST, the last one of each. */
            day: number | "LAST";
            dueDays: number;
            endsOn: string | null;
            /** @enum {string} */
            every: "MONTH" | "QUARTER" | "YEAR";
            id: number;
            merchantId: number;
            merchantName: string;
            /** @enum {string} */
            mode: "ISSUE_AND_SEND" | "PROPOSE";
            /** @description The day of the next document; null when none follows. */
            nextOn: string | null;
            /** @description Periods that wait for a person: proposed, failed or missed. */
            openRuns: number;
            /** @description Of its latest failed period that still waits. */
            problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
            /** @description The newest first; at most 60. */
            runs: {
              /** @enum {string} */
              charge: "NONE" | "WAITING" | "CHARGED" | "DECLINED" | "STOPPED";
              chargeOn: string | null;
              chargeProblem: ("DECLINED" | "AUTHENTICATION_NEEDED" | "CARD_EXPIRED" | "ABOVE_MAXIMUM" | "CARD_ENDED" | "BEING_PAID" | "NOT_ACCEPTED") | null;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              id: number;
              invoiceId?: number | null;
              invoiceNumber: string | null;
              /** @description The day of the schedule that it is for. */
              period: string;
              problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
              /** @description The field of the content that is refused. */
              problemField: string | null;
              ranAt: string;
              scheduleId: number;
              /** @enum {string} */
              state: "PROPOSED" | "ISSUED" | "SKIPPED" | "FAILED" | "MISSED";
              /** @description In units of its currency, at most two decimals. */
              total: number;
            }[];
            /** @description A day in Sofia. */
            startsOn: string;
            /** @enum {string} */
            state: "ACTIVE" | "PAUSED" | "ENDED";
            /** @description How many documents it makes; null without a limit. */
            times: number | null;
            /** @description Of one document, with VAT. */
            total: number;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postSchedules/IdResume": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The first line. */
            about: string;
            /** @description The card of the customer that stays. */
            card: {
              brand: string;
              /** @description A day in Sofia. */
              expiresOn: string;
              last4: string;
              mandateId: number;
              /** @description In units of its currency, at most two decimals. */
              maxAmount: number;
            } | null;
            /** @description The most a month that the buyer is asked to agree to. */
            cardMax: number | null;
            chargesCard: boolean;
            content: {
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              customer: {
                /** @description The postal address; required of a COMPANY. */
                address?: string | null;
                /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
                country?: string | null;
                email?: (string) | null;
                /** @enum {string} */
                kind: "COMPANY" | "PERSON";
                name: string;
                /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
                taxId?: string | null;
                /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
                vatNumber?: string | null;
              };
              /** @description A customer of the merchant; the given data of the buyer stay as they are. */
              customerId?: number | null;
              description?: string | null;
              items: {
                description: string;
                /** @description Percent off the price, at most two decimals. */
                discountPercent?: number | null;
                /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
                grossUnitPrice?: number | null;
                /** @description At most six decimals. */
                quantity: number;
                /**
                 * @description Percent.
                 * @enum {number}
                 */
                taxRate: 20 | 9 | 0;
                unit?: string;
                /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
                unitPrice?: number | null;
                /** @description The legal ground of a line at 0 %; that of the document by default. */
                vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              }[];
              /**
               * @description The document is in Bulgarian, or in Bulgarian with English beside it.
               * @default bg
               * @enum {string}
               */
              language: "bg" | "en";
              /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
              vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            customerName: string;
            /** @description The day of the month, or LAST, the last one of each. */
            day: number | "LAST";
            dueDays: number;
            endsOn: string | null;
            /** @enum {string} */
            every: "MONTH" | "QUARTER" | "YEAR";
            id: number;
            merchantId: number;
            merchantName: string;
            /** @enum {string} */
            mode: "ISSUE_AND_SEND" | "PROPOSE";
            /** @description The day of the next document; null when none follows. */
            nextOn: string | null;
            /** @description Periods that wait for a person: proposed, failed or missed. */
            openRuns: number;
            /** @description Of its latest failed period that still waits. */
            problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
            /** @description The newest first; at most 60. */
            runs: {
              /** @enum {string} */
              charge: "NONE" | "WAITING" | "CHARGED" | "DECLINED" | "STOPPED";
              chargeOn: string | null;
              chargeProblem: ("DECLINED" | "AUTHENTICATION_NEEDED" | "CARD_EXPIRED" | "ABOVE_MAXIMUM" | "CARD_ENDED" | "BEING_PAID" | "NOT_ACCEPTED") | null;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              id: number;
              invoiceId?: number | null;
              invoiceNumber: string | null;
              /** @description The day of the schedule that it is for. */
              period: string;
              problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
              /** @description The field of the content that is refused. */
              problemField: string | null;
              ranAt: string;
              scheduleId: number;
              /** @enum {string} */
              state: "PROPOSED" | "ISSUED" | "SKIPPED" | "FAILED" | "MISSED";
              /** @description In units of its currency, at most two decimals. */
              total: number;
            }[];
            /** @description A day in Sofia. */
            startsOn: string;
            /** @enum {string} */
            state: "ACTIVE" | "PAUSED" | "ENDED";
            /** @description How many documents it makes; null without a limit. */
            times: number | null;
            /** @description Of one document, with VAT. */
            total: number;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postSchedules/IdRun": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The first line. */
            about: string;
            /** @description The card of the customer that stays. */
            card: {
              brand: string;
              /** @description A day in Sofia. */
              expiresOn: string;
              last4: string;
              mandateId: number;
              /** @description In units of its currency, at most two decimals. */
              maxAmount: number;
            } | null;
            /** @description The most a month that the buyer is asked to agree to. */
            cardMax: number | null;
            chargesCard: boolean;
            content: {
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              customer: {
                /** @description The postal address; required of a COMPANY. */
                address?: string | null;
                /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
                country?: string | null;
                email?: (string) | null;
                /** @enum {string} */
                kind: "COMPANY" | "PERSON";
                name: string;
                /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
                taxId?: string | null;
                /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
                vatNumber?: string | null;
              };
              /** @description A customer of the merchant; the given data of the buyer stay as they are. */
              customerId?: number | null;
              description?: string | null;
              items: {
                description: string;
                /** @description Percent off the price, at most two decimals. */
                discountPercent?: number | null;
                /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
                grossUnitPrice?: number | null;
                /** @description At most six decimals. */
                quantity: number;
                /**
                 * @description Percent.
                 * @enum {number}
                 */
                taxRate: 20 | 9 | 0;
                unit?: string;
                /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
                unitPrice?: number | null;
                /** @description The legal ground of a line at 0 %; that of the document by default. */
                vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              }[];
              /**
               * @description The document is in Bulgarian, or in Bulgarian with English beside it.
               * @default bg
               * @enum {string}
               */
              language: "bg" | "en";
              /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
              vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            customerName: string;
            /** @description The day of the month, or LAST, the last one of each. */
            day: number | "LAST";
            dueDays: number;
            endsOn: string | null;
            /** @enum {string} */
            every: "MONTH" | "QUARTER" | "YEAR";
            id: number;
            merchantId: number;
            merchantName: string;
            /** @enum {string} */
            mode: "ISSUE_AND_SEND" | "PROPOSE";
            /** @description The day of the next document; null when none follows. */
            nextOn: string | null;
            /** @description Periods that wait for a person: proposed, failed or missed. */
            openRuns: number;
            /** @description Of its latest failed period that still waits. */
            problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
            /** @description The newest first; at most 60. */
            runs: {
              /** @enum {string} */
              charge: "NONE" | "WAITING" | "CHARGED" | "DECLINED" | "STOPPED";
              chargeOn: string | null;
              chargeProblem: ("DECLINED" | "AUTHENTICATION_NEEDED" | "CARD_EXPIRED" | "ABOVE_MAXIMUM" | "CARD_ENDED" | "BEING_PAID" | "NOT_ACCEPTED") | null;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              id: number;
              invoiceId?: number | null;
              invoiceNumber: string | null;
              /** @description The day of the schedule that it is for. */
              period: string;
              problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
              /** @description The field of the content that is refused. */
              problemField: string | null;
              ranAt: string;
              scheduleId: number;
              /** @enum {string} */
              state: "PROPOSED" | "ISSUED" | "SKIPPED" | "FAILED" | "MISSED";
              /** @description In units of its currency, at most two decimals. */
              total: number;
            }[];
            /** @description A day in Sofia. */
            startsOn: string;
            /** @enum {string} */
            state: "ACTIVE" | "PAUSED" | "ENDED";
            /** @description How many documents it makes; null without a limit. */
            times: number | null;
            /** @description Of one document, with VAT. */
            total: number;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getSchedulesMe: {
    parameters: {
      query?: {
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description For example `42`. */
        customerId?: number;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description For example `Мария`. */
        search?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `waiting`. */
        sortBy?: "waiting" | "nextOn" | "total" | "id";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
        state?: "ACTIVE" | "PAUSED" | "ENDED";
        /** @description Only schedules with periods that wait for a person. */
        waits?: "true";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The first line. */
            about: string;
            /** @description The most a month that the buyer is asked to agree to. */
            cardMax: number | null;
            chargesCard: boolean;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            customerName: string;
            /** @description The day of the month, or LAST, the last one of each. */
            day: number | "LAST";
            dueDays: number;
            endsOn: string | null;
            /** @enum {string} */
            every: "MONTH" | "QUARTER" | "YEAR";
            id: number;
            merchantId: number;
            merchantName: string;
            /** @enum {string} */
            mode: "ISSUE_AND_SEND" | "PROPOSE";
            /** @description The day of the next document; null when none follows. */
            nextOn: string | null;
            /** @description Periods that wait for a person: proposed, failed or missed. */
            openRuns: number;
            /** @description Of its latest failed period that still waits. */
            problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
            /** @description A day in Sofia. */
            startsOn: string;
            /** @enum {string} */
            state: "ACTIVE" | "PAUSED" | "ENDED";
            /** @description How many documents it makes; null without a limit. */
            times: number | null;
            /** @description Of one document, with VAT. */
            total: number;
            /** @description Counts the changes. */
            version: number;
          }[] | {
            content: {
              /** @description The first line. */
              about: string;
              /** @description The most a month that the buyer is asked to agree to. */
              cardMax: number | null;
              chargesCard: boolean;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              customerId?: number | null;
              customerName: string;
              /** @description The day of the month, or LAST, the last one of each. */
              day: number | "LAST";
              dueDays: number;
              endsOn: string | null;
              /** @enum {string} */
              every: "MONTH" | "QUARTER" | "YEAR";
              id: number;
              merchantId: number;
              merchantName: string;
              /** @enum {string} */
              mode: "ISSUE_AND_SEND" | "PROPOSE";
              /** @description The day of the next document; null when none follows. */
              nextOn: string | null;
              /** @description Periods that wait for a person: proposed, failed or missed. */
              openRuns: number;
              /** @description Of its latest failed period that still waits. */
              problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
              /** @description A day in Sofia. */
              startsOn: string;
              /** @enum {string} */
              state: "ACTIVE" | "PAUSED" | "ENDED";
              /** @description How many documents it makes; null without a limit. */
              times: number | null;
              /** @description Of one document, with VAT. */
              total: number;
              /** @description Counts the changes. */
              version: number;
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  postSchedulesMe: {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The most a month; the total of one document by default. */
          cardMax?: number | null;
          /**
           * @description Charges the card that the customer lets stay, and offers to let one stay. With `customerId` only.
           * @default false
           */
          chargesCard?: boolean;
          /**
           * @description ISO 4217.
           * @enum {string}
           */
          currency: "EUR" | "USD";
          customer: {
            /** @description The postal address; required of a COMPANY. */
            address?: string | null;
            /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
            country?: string | null;
            email?: (string) | null;
            /** @enum {string} */
            kind: "COMPANY" | "PERSON";
            name: string;
            /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
            taxId?: string | null;
            /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
            vatNumber?: string | null;
          };
          /** @description A customer of the merchant; the given data of the buyer stay as they are. */
          customerId?: number | null;
          /** @description The day of the month, or LAST, the last one of each. */
          day: number | "LAST";
          description?: string | null;
          /** @default 14 */
          dueDays?: number;
          /** @description No document after it. */
          endsOn?: string | null;
          /** @enum {string} */
          every: "MONTH" | "QUARTER" | "YEAR";
          items: {
            description: string;
            /** @description Percent off the price, at most two decimals. */
            discountPercent?: number | null;
            /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
            grossUnitPrice?: number | null;
            /** @description At most six decimals. */
            quantity: number;
            /**
             * @description Percent.
             * @enum {number}
             */
            taxRate: 20 | 9 | 0;
            unit?: string;
            /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
            unitPrice?: number | null;
            /** @description The legal ground of a line at 0 %; that of the document by default. */
            vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
          }[];
          /**
           * @description The document is in Bulgarian, or in Bulgarian with English beside it.
           * @default bg
           * @enum {string}
           */
          language?: "bg" | "en";
          /**
           * @default ISSUE_AND_SEND
           * @enum {string}
           */
          mode?: "ISSUE_AND_SEND" | "PROPOSE";
          /**
           * Format: date
           * @description The first document is on the first day of the schedule from here on; today at the earliest.
           */
          startsOn: string;
          /** @description How many documents; this or `endsOn`. */
          times?: number | null;
          /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
          vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The first line. */
            about: string;
            /** @description The card of the customer that stays. */
            card: {
              brand: string;
              /** @description A day in Sofia. */
              expiresOn: string;
              last4: string;
              mandateId: number;
              /** @description In units of its currency, at most two decimals. */
              maxAmount: number;
            } | null;
            /** @description The most a month that the buyer is asked to agree to. */
            cardMax: number | null;
            chargesCard: boolean;
            content: {
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD";
              customer: {
                /** @description The postal address; required of a COMPANY. */
                address?: string | null;
                /** @description ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default. */
                country?: string | null;
                email?: (string) | null;
                /** @enum {string} */
                kind: "COMPANY" | "PERSON";
                name: string;
                /** @description EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number. */
                taxId?: string | null;
                /** @description With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits. */
                vatNumber?: string | null;
              };
              /** @description A customer of the merchant; the given data of the buyer stay as they are. */
              customerId?: number | null;
              description?: string | null;
              items: {
                description: string;
                /** @description Percent off the price, at most two decimals. */
                discountPercent?: number | null;
                /** @description With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity. */
                grossUnitPrice?: number | null;
                /** @description At most six decimals. */
                quantity: number;
                /**
                 * @description Percent.
                 * @enum {number}
                 */
                taxRate: 20 | 9 | 0;
                unit?: string;
                /** @description Net of VAT, at most six decimals; this or `grossUnitPrice`. */
                unitPrice?: number | null;
                /** @description The legal ground of a line at 0 %; that of the document by default. */
                vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
              }[];
              /**
               * @description The document is in Bulgarian, or in Bulgarian with English beside it.
               * @default bg
               * @enum {string}
               */
              language: "bg" | "en";
              /** @description The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration. */
              vatGround?: ("ART_113_9" | "DIRECTIVE_284" | "ART_28" | "ART_53" | "ART_21_2" | "ART_141" | "ART_163A" | "ART_143" | "ART_39" | "ART_40" | "ART_41" | "ART_42" | "ART_43" | "ART_44" | "ART_45" | "ART_46" | "ART_47" | "ART_48" | "ART_49" | "ART_50" | "CHAPTER_4") | null;
            };
            createdAt: string;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "BGN";
            customerId?: number | null;
            customerName: string;
            /** @description The day of the month, or LAST, the last one of each. */
            day: number | "LAST";
            dueDays: number;
            endsOn: string | null;
            /** @enum {string} */
            every: "MONTH" | "QUARTER" | "YEAR";
            id: number;
            merchantId: number;
            merchantName: string;
            /** @enum {string} */
            mode: "ISSUE_AND_SEND" | "PROPOSE";
            /** @description The day of the next document; null when none follows. */
            nextOn: string | null;
            /** @description Periods that wait for a person: proposed, failed or missed. */
            openRuns: number;
            /** @description Of its latest failed period that still waits. */
            problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
            /** @description The newest first; at most 60. */
            runs: {
              /** @enum {string} */
              charge: "NONE" | "WAITING" | "CHARGED" | "DECLINED" | "STOPPED";
              chargeOn: string | null;
              chargeProblem: ("DECLINED" | "AUTHENTICATION_NEEDED" | "CARD_EXPIRED" | "ABOVE_MAXIMUM" | "CARD_ENDED" | "BEING_PAID" | "NOT_ACCEPTED") | null;
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              id: number;
              invoiceId?: number | null;
              invoiceNumber: string | null;
              /** @description The day of the schedule that it is for. */
              period: string;
              problem: ("CUSTOMER_ARCHIVED" | "REGISTRATION_CHANGED" | "MONTH_CLOSED" | "MERCHANT_NOT_ACTIVE" | "NOT_IN_PLAN" | "REFUSED") | null;
              /** @description The field of the content that is refused. */
              problemField: string | null;
              ranAt: string;
              scheduleId: number;
              /** @enum {string} */
              state: "PROPOSED" | "ISSUED" | "SKIPPED" | "FAILED" | "MISSED";
              /** @description In units of its currency, at most two decimals. */
              total: number;
            }[];
            /** @description A day in Sofia. */
            startsOn: string;
            /** @enum {string} */
            state: "ACTIVE" | "PAUSED" | "ENDED";
            /** @description How many documents it makes; null without a limit. */
            times: number | null;
            /** @description Of one document, with VAT. */
            total: number;
            /** @description Counts the changes. */
            version: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getSchedulesMeSummary: {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            active: number;
            /** @description The next thirty days, today included, by currency. */
            upcoming: {
              /**
               * @description ISO 4217.
               * @enum {string}
               */
              currency: "EUR" | "USD" | "BGN";
              documents: number;
              /** @description What active schedules make on average a month, rounded half up. */
              perMonth: number;
              /** @description In units of its currency, at most two decimals. */
              total: number;
            }[];
            /** @description Periods that wait for a person. */
            waiting: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  postTestEvents: {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          type: "payment.created" | "payment.processing" | "payment.declined" | "payment.succeeded" | "payment.failed" | "payment.cancelled" | "payment.flagged" | "payment.fraud_warned" | "refund.requested" | "refund.succeeded" | "refund.failed" | "dispute.opened" | "dispute.won" | "dispute.lost" | "link.created" | "link.paid" | "link.expired" | "link.cancelled" | "transfer.promised" | "mandate.agreed" | "mandate.ended" | "invoice.issued" | "invoice.sent" | "invoice.delivery_failed" | "invoice.overdue" | "invoice.partly_paid" | "invoice.paid" | "invoice.annulled" | "credit_note.issued" | "payout.paid" | "payout.failed" | "account.changed" | "proforma.sent" | "proforma.accepted" | "proforma.paid" | "schedule.run" | "schedule.run_failed" | "schedule.charge_failed" | "bank-line.matched" | "bank-line.unmatched" | "month.closed" | "bill.issued" | "bill.paid" | "plan.changed";
        };
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            eventId: string;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getVatNumbers/Number": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        number: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            address: string | null;
            checkedAt: string | null;
            name: string | null;
            number: string;
            /** @description The identifier of the request at the Commission, as proof. */
            requestId: string | null;
            /** @enum {string} */
            state: "VALID" | "INVALID" | "NOT_NOW";
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  getWebhookEndpoints: {
    parameters: {
      query?: {
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description For example `3`. */
        merchantId?: number;
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `createdAt`. */
        sortBy?: "createdAt" | "url" | "state";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
        state?: "ENABLED" | "DISABLED";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            createdAt: string;
            /** @description The actor: `user:5`, `key:7f3k2q5a`, `operator:root`, `system:reconciler`, `anonymous`. */
            createdBy: string;
            description: string | null;
            disabledAt: string | null;
            disabledReason: ("GONE" | "FAILING" | "BY_HAND" | "MERCHANT_CLOSED") | null;
            /** @description Since then nothing was delivered. */
            failingSince: string | null;
            id: number;
            /**
             * @description Given when the plan allows fewer endpoints: nothing is sent to this one.
             * @constant
             */
            isBeyondPlan?: true;
            merchantId: number;
            merchantName: string;
            /** @description Until then deliveries are signed with the replaced secret, too. */
            oldSecretUntil: string | null;
            /** @description The last hundred deliveries, newest first. */
            recent: ("WAITING" | "DONE" | "DEAD")[];
            /** @enum {string} */
            state: "ENABLED" | "DISABLED";
            /** @description Empty: all types. */
            types: ("payment.created" | "payment.processing" | "payment.declined" | "payment.succeeded" | "payment.failed" | "payment.cancelled" | "payment.flagged" | "payment.fraud_warned" | "refund.requested" | "refund.succeeded" | "refund.failed" | "dispute.opened" | "dispute.won" | "dispute.lost" | "link.created" | "link.paid" | "link.expired" | "link.cancelled" | "transfer.promised" | "mandate.agreed" | "mandate.ended" | "invoice.issued" | "invoice.sent" | "invoice.delivery_failed" | "invoice.overdue" | "invoice.partly_paid" | "invoice.paid" | "invoice.annulled" | "credit_note.issued" | "payout.paid" | "payout.failed" | "account.changed" | "proforma.sent" | "proforma.accepted" | "proforma.paid" | "schedule.run" | "schedule.run_failed" | "schedule.charge_failed" | "bank-line.matched" | "bank-line.unmatched" | "month.closed" | "bill.issued" | "bill.paid" | "plan.changed" | "webhook.test")[];
            url: string;
            /** @description The version of its events. */
            version: string;
          }[] | {
            content: {
              createdAt: string;
              /** @description The actor: `user:5`, `key:7f3k2q5a`, `operator:root`, `system:reconciler`, `anonymous`. */
              createdBy: string;
              description: string | null;
              disabledAt: string | null;
              disabledReason: ("GONE" | "FAILING" | "BY_HAND" | "MERCHANT_CLOSED") | null;
              /** @description Since then nothing was delivered. */
              failingSince: string | null;
              id: number;
              /**
               * @description Given when the plan allows fewer endpoints: nothing is sent to this one.
               * @constant
               */
              isBeyondPlan?: true;
              merchantId: number;
              merchantName: string;
              /** @description Until then deliveries are signed with the replaced secret, too. */
              oldSecretUntil: string | null;
              /** @description The last hundred deliveries, newest first. */
              recent: ("WAITING" | "DONE" | "DEAD")[];
              /** @enum {string} */
              state: "ENABLED" | "DISABLED";
              /** @description Empty: all types. */
              types: ("payment.created" | "payment.processing" | "payment.declined" | "payment.succeeded" | "payment.failed" | "payment.cancelled" | "payment.flagged" | "payment.fraud_warned" | "refund.requested" | "refund.succeeded" | "refund.failed" | "dispute.opened" | "dispute.won" | "dispute.lost" | "link.created" | "link.paid" | "link.expired" | "link.cancelled" | "transfer.promised" | "mandate.agreed" | "mandate.ended" | "invoice.issued" | "invoice.sent" | "invoice.delivery_failed" | "invoice.overdue" | "invoice.partly_paid" | "invoice.paid" | "invoice.annulled" | "credit_note.issued" | "payout.paid" | "payout.failed" | "account.changed" | "proforma.sent" | "proforma.accepted" | "proforma.paid" | "schedule.run" | "schedule.run_failed" | "schedule.charge_failed" | "bank-line.matched" | "bank-line.unmatched" | "month.closed" | "bill.issued" | "bill.paid" | "plan.changed" | "webhook.test")[];
              url: string;
              /** @description The version of its events. */
              version: string;
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  postWebhookEndpoints: {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          description?: string | null;
          /**
           * @description Empty: all types.
           * @default []
           */
          types?: ("payment.created" | "payment.processing" | "payment.declined" | "payment.succeeded" | "payment.failed" | "payment.cancelled" | "payment.flagged" | "payment.fraud_warned" | "refund.requested" | "refund.succeeded" | "refund.failed" | "dispute.opened" | "dispute.won" | "dispute.lost" | "link.created" | "link.paid" | "link.expired" | "link.cancelled" | "transfer.promised" | "mandate.agreed" | "mandate.ended" | "invoice.issued" | "invoice.sent" | "invoice.delivery_failed" | "invoice.overdue" | "invoice.partly_paid" | "invoice.paid" | "invoice.annulled" | "credit_note.issued" | "payout.paid" | "payout.failed" | "account.changed" | "proforma.sent" | "proforma.accepted" | "proforma.paid" | "schedule.run" | "schedule.run_failed" | "schedule.charge_failed" | "bank-line.matched" | "bank-line.unmatched" | "month.closed" | "bill.issued" | "bill.paid" | "plan.changed" | "webhook.test")[];
          /** @description https, port 443 or above 1023, no user name, a host name. */
          url: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            createdAt: string;
            /** @description The actor: `user:5`, `key:7f3k2q5a`, `operator:root`, `system:reconciler`, `anonymous`. */
            createdBy: string;
            description: string | null;
            disabledAt: string | null;
            disabledReason: ("GONE" | "FAILING" | "BY_HAND" | "MERCHANT_CLOSED") | null;
            /** @description Since then nothing was delivered. */
            failingSince: string | null;
            id: number;
            /**
             * @description Given when the plan allows fewer endpoints: nothing is sent to this one.
             * @constant
             */
            isBeyondPlan?: true;
            merchantId: number;
            merchantName: string;
            /** @description Until then deliveries are signed with the replaced secret, too. */
            oldSecretUntil: string | null;
            /** @description The last hundred deliveries, newest first. */
            recent: ("WAITING" | "DONE" | "DEAD")[];
            /** @description The secret that verifies signatures. It is shown only here. */
            secret: string;
            /** @enum {string} */
            state: "ENABLED" | "DISABLED";
            /** @description Empty: all types. */
            types: ("payment.created" | "payment.processing" | "payment.declined" | "payment.succeeded" | "payment.failed" | "payment.cancelled" | "payment.flagged" | "payment.fraud_warned" | "refund.requested" | "refund.succeeded" | "refund.failed" | "dispute.opened" | "dispute.won" | "dispute.lost" | "link.created" | "link.paid" | "link.expired" | "link.cancelled" | "transfer.promised" | "mandate.agreed" | "mandate.ended" | "invoice.issued" | "invoice.sent" | "invoice.delivery_failed" | "invoice.overdue" | "invoice.partly_paid" | "invoice.paid" | "invoice.annulled" | "credit_note.issued" | "payout.paid" | "payout.failed" | "account.changed" | "proforma.sent" | "proforma.accepted" | "proforma.paid" | "schedule.run" | "schedule.run_failed" | "schedule.charge_failed" | "bank-line.matched" | "bank-line.unmatched" | "month.closed" | "bill.issued" | "bill.paid" | "plan.changed" | "webhook.test")[];
            url: string;
            /** @description The version of its events. */
            version: string;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getWebhookEndpoints/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            createdAt: string;
            /** @description The actor: `user:5`, `key:7f3k2q5a`, `operator:root`, `system:reconciler`, `anonymous`. */
            createdBy: string;
            description: string | null;
            disabledAt: string | null;
            disabledReason: ("GONE" | "FAILING" | "BY_HAND" | "MERCHANT_CLOSED") | null;
            /** @description Since then nothing was delivered. */
            failingSince: string | null;
            id: number;
            /**
             * @description Given when the plan allows fewer endpoints: nothing is sent to this one.
             * @constant
             */
            isBeyondPlan?: true;
            merchantId: number;
            merchantName: string;
            /** @description Until then deliveries are signed with the replaced secret, too. */
            oldSecretUntil: string | null;
            /** @description The last hundred deliveries, newest first. */
            recent: ("WAITING" | "DONE" | "DEAD")[];
            /** @enum {string} */
            state: "ENABLED" | "DISABLED";
            /** @description Empty: all types. */
            types: ("payment.created" | "payment.processing" | "payment.declined" | "payment.succeeded" | "payment.failed" | "payment.cancelled" | "payment.flagged" | "payment.fraud_warned" | "refund.requested" | "refund.succeeded" | "refund.failed" | "dispute.opened" | "dispute.won" | "dispute.lost" | "link.created" | "link.paid" | "link.expired" | "link.cancelled" | "transfer.promised" | "mandate.agreed" | "mandate.ended" | "invoice.issued" | "invoice.sent" | "invoice.delivery_failed" | "invoice.overdue" | "invoice.partly_paid" | "invoice.paid" | "invoice.annulled" | "credit_note.issued" | "payout.paid" | "payout.failed" | "account.changed" | "proforma.sent" | "proforma.accepted" | "proforma.paid" | "schedule.run" | "schedule.run_failed" | "schedule.charge_failed" | "bank-line.matched" | "bank-line.unmatched" | "month.closed" | "bill.issued" | "bill.paid" | "plan.changed" | "webhook.test")[];
            url: string;
            /** @description The version of its events. */
            version: string;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "putWebhookEndpoints/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          description?: string | null;
          /** @enum {string} */
          state: "ENABLED" | "DISABLED";
          /**
           * @description Empty: all types.
           * @default []
           */
          types?: ("payment.created" | "payment.processing" | "payment.declined" | "payment.succeeded" | "payment.failed" | "payment.cancelled" | "payment.flagged" | "payment.fraud_warned" | "refund.requested" | "refund.succeeded" | "refund.failed" | "dispute.opened" | "dispute.won" | "dispute.lost" | "link.created" | "link.paid" | "link.expired" | "link.cancelled" | "transfer.promised" | "mandate.agreed" | "mandate.ended" | "invoice.issued" | "invoice.sent" | "invoice.delivery_failed" | "invoice.overdue" | "invoice.partly_paid" | "invoice.paid" | "invoice.annulled" | "credit_note.issued" | "payout.paid" | "payout.failed" | "account.changed" | "proforma.sent" | "proforma.accepted" | "proforma.paid" | "schedule.run" | "schedule.run_failed" | "schedule.charge_failed" | "bank-line.matched" | "bank-line.unmatched" | "month.closed" | "bill.issued" | "bill.paid" | "plan.changed" | "webhook.test")[];
          /** @description https, port 443 or above 1023, no user name, a host name. */
          url: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            createdAt: string;
            /** @description The actor: `user:5`, `key:7f3k2q5a`, `operator:root`, `system:reconciler`, `anonymous`. */
            createdBy: string;
            description: string | null;
            disabledAt: string | null;
            disabledReason: ("GONE" | "FAILING" | "BY_HAND" | "MERCHANT_CLOSED") | null;
            /** @description Since then nothing was delivered. */
            failingSince: string | null;
            id: number;
            /**
             * @description Given when the plan allows fewer endpoints: nothing is sent to this one.
             * @constant
             */
            isBeyondPlan?: true;
            merchantId: number;
            merchantName: string;
            /** @description Until then deliveries are signed with the replaced secret, too. */
            oldSecretUntil: string | null;
            /** @description The last hundred deliveries, newest first. */
            recent: ("WAITING" | "DONE" | "DEAD")[];
            /** @enum {string} */
            state: "ENABLED" | "DISABLED";
            /** @description Empty: all types. */
            types: ("payment.created" | "payment.processing" | "payment.declined" | "payment.succeeded" | "payment.failed" | "payment.cancelled" | "payment.flagged" | "payment.fraud_warned" | "refund.requested" | "refund.succeeded" | "refund.failed" | "dispute.opened" | "dispute.won" | "dispute.lost" | "link.created" | "link.paid" | "link.expired" | "link.cancelled" | "transfer.promised" | "mandate.agreed" | "mandate.ended" | "invoice.issued" | "invoice.sent" | "invoice.delivery_failed" | "invoice.overdue" | "invoice.partly_paid" | "invoice.paid" | "invoice.annulled" | "credit_note.issued" | "payout.paid" | "payout.failed" | "account.changed" | "proforma.sent" | "proforma.accepted" | "proforma.paid" | "schedule.run" | "schedule.run_failed" | "schedule.charge_failed" | "bank-line.matched" | "bank-line.unmatched" | "month.closed" | "bill.issued" | "bill.paid" | "plan.changed" | "webhook.test")[];
            url: string;
            /** @description The version of its events. */
            version: string;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "deleteWebhookEndpoints/Id": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getWebhookEndpoints/IdDeliveries": {
    parameters: {
      query?: {
        /** @description From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. For example `WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ`. */
        cursor?: string;
        /** @description Filters as one JSON object; `q` is `search`, `id` a list of ids. For example `{"status":"SUCCEEDED","q":"Мария"}`. */
        filter?: string;
        /** @description Counted from 0. For example `0`. */
        page?: number;
        /** @description First and last row, counted from 0, both included; at most 500. For example `[0,24]`. */
        range?: string;
        /** @description Rows of one page. For example `25`. */
        size?: number;
        /** @description Field and direction as a JSON pair. For example `["createdAt","DESC"]`. */
        sort?: string;
        /** @description For example `createdAt`. */
        sortBy?: "createdAt" | "nextAt";
        /** @description For example `desc`. */
        sortDir?: "asc" | "desc";
        state?: "WAITING" | "DONE" | "DEAD";
        type?: "payment.created" | "payment.processing" | "payment.declined" | "payment.succeeded" | "payment.failed" | "payment.cancelled" | "payment.flagged" | "payment.fraud_warned" | "refund.requested" | "refund.succeeded" | "refund.failed" | "dispute.opened" | "dispute.won" | "dispute.lost" | "link.created" | "link.paid" | "link.expired" | "link.cancelled" | "transfer.promised" | "mandate.agreed" | "mandate.ended" | "invoice.issued" | "invoice.sent" | "invoice.delivery_failed" | "invoice.overdue" | "invoice.partly_paid" | "invoice.paid" | "invoice.annulled" | "credit_note.issued" | "payout.paid" | "payout.failed" | "account.changed" | "proforma.sent" | "proforma.accepted" | "proforma.paid" | "schedule.run" | "schedule.run_failed" | "schedule.charge_failed" | "bank-line.matched" | "bank-line.unmatched" | "month.closed" | "bill.issued" | "bill.paid" | "plan.changed" | "webhook.test";
      };
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description `payments 0-24/128`, where a plain array is answered. */
          "Content-Range"?: string;
          /** @description Where the next page begins; absent on the last. */
          "Next-Cursor"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Tries so far, at most ten. */
            attempts: number;
            createdAt: string;
            doneAt: string | null;
            eventId: string;
            /** @description HTTP status of the last answer. */
            lastStatus: number | null;
            /** @description When it is tried next. */
            nextAt: string | null;
            /** @enum {string} */
            state: "WAITING" | "DONE" | "DEAD";
            /** @enum {string} */
            type: "payment.created" | "payment.processing" | "payment.declined" | "payment.succeeded" | "payment.failed" | "payment.cancelled" | "payment.flagged" | "payment.fraud_warned" | "refund.requested" | "refund.succeeded" | "refund.failed" | "dispute.opened" | "dispute.won" | "dispute.lost" | "link.created" | "link.paid" | "link.expired" | "link.cancelled" | "transfer.promised" | "mandate.agreed" | "mandate.ended" | "invoice.issued" | "invoice.sent" | "invoice.delivery_failed" | "invoice.overdue" | "invoice.partly_paid" | "invoice.paid" | "invoice.annulled" | "credit_note.issued" | "payout.paid" | "payout.failed" | "account.changed" | "proforma.sent" | "proforma.accepted" | "proforma.paid" | "schedule.run" | "schedule.run_failed" | "schedule.charge_failed" | "bank-line.matched" | "bank-line.unmatched" | "month.closed" | "bill.issued" | "bill.paid" | "plan.changed" | "webhook.test";
          }[] | {
            content: {
              /** @description Tries so far, at most ten. */
              attempts: number;
              createdAt: string;
              doneAt: string | null;
              eventId: string;
              /** @description HTTP status of the last answer. */
              lastStatus: number | null;
              /** @description When it is tried next. */
              nextAt: string | null;
              /** @enum {string} */
              state: "WAITING" | "DONE" | "DEAD";
              /** @enum {string} */
              type: "payment.created" | "payment.processing" | "payment.declined" | "payment.succeeded" | "payment.failed" | "payment.cancelled" | "payment.flagged" | "payment.fraud_warned" | "refund.requested" | "refund.succeeded" | "refund.failed" | "dispute.opened" | "dispute.won" | "dispute.lost" | "link.created" | "link.paid" | "link.expired" | "link.cancelled" | "transfer.promised" | "mandate.agreed" | "mandate.ended" | "invoice.issued" | "invoice.sent" | "invoice.delivery_failed" | "invoice.overdue" | "invoice.partly_paid" | "invoice.paid" | "invoice.annulled" | "credit_note.issued" | "payout.paid" | "payout.failed" | "account.changed" | "proforma.sent" | "proforma.accepted" | "proforma.paid" | "schedule.run" | "schedule.run_failed" | "schedule.charge_failed" | "bank-line.matched" | "bank-line.unmatched" | "month.closed" | "bill.issued" | "bill.paid" | "plan.changed" | "webhook.test";
            }[];
            /** @description Rows in the whole list. */
            totalElements: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "getWebhookEndpoints/IdDeliveries/EventId": {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        eventId: string;
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Tries so far, at most ten. */
            attempts: number;
            /** @description The body, byte for byte; null for SUPPORT. */
            body: string | null;
            createdAt: string;
            doneAt: string | null;
            eventId: string;
            /** @description Headers of a delivery made now, without its signature. */
            headers: {
              [key: string]: string;
            };
            /** @description HTTP status of the last answer. */
            lastStatus: number | null;
            /** @description When it is tried next. */
            nextAt: string | null;
            /** @enum {string} */
            state: "WAITING" | "DONE" | "DEAD";
            /** @description Tries of the last 30 days, newest first. */
            tries: {
              /** @description The first 2 kB of the answer; null for SUPPORT. */
              answer: string | null;
              at: string;
              /** @description Why there was no answer, in the caller’s language. */
              error: string | null;
              /** @description Until the answer or the failure. */
              millis: number;
              /** @description Counted from 1. */
              seq: number;
              status: number | null;
            }[];
            /** @enum {string} */
            type: "payment.created" | "payment.processing" | "payment.declined" | "payment.succeeded" | "payment.failed" | "payment.cancelled" | "payment.flagged" | "payment.fraud_warned" | "refund.requested" | "refund.succeeded" | "refund.failed" | "dispute.opened" | "dispute.won" | "dispute.lost" | "link.created" | "link.paid" | "link.expired" | "link.cancelled" | "transfer.promised" | "mandate.agreed" | "mandate.ended" | "invoice.issued" | "invoice.sent" | "invoice.delivery_failed" | "invoice.overdue" | "invoice.partly_paid" | "invoice.paid" | "invoice.annulled" | "credit_note.issued" | "payout.paid" | "payout.failed" | "account.changed" | "proforma.sent" | "proforma.accepted" | "proforma.paid" | "schedule.run" | "schedule.run_failed" | "schedule.charge_failed" | "bank-line.matched" | "bank-line.unmatched" | "month.closed" | "bill.issued" | "bill.paid" | "plan.changed" | "webhook.test";
            url: string;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postWebhookEndpoints/IdDeliveries/EventIdResend": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        eventId: string;
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      202: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            count: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postWebhookEndpoints/IdReplay": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Format: date-time
           * @description From this instant on.
           */
          from: string;
          /**
           * @description Only what was not delivered.
           * @default false
           */
          onlyFailed?: boolean;
          /**
           * Format: date-time
           * @description Before this instant.
           */
          to: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Events that are sent again. */
            count: number;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postWebhookEndpoints/IdRotate": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          graceHours: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            createdAt: string;
            /** @description The actor: `user:5`, `key:7f3k2q5a`, `operator:root`, `system:reconciler`, `anonymous`. */
            createdBy: string;
            description: string | null;
            disabledAt: string | null;
            disabledReason: ("GONE" | "FAILING" | "BY_HAND" | "MERCHANT_CLOSED") | null;
            /** @description Since then nothing was delivered. */
            failingSince: string | null;
            id: number;
            /**
             * @description Given when the plan allows fewer endpoints: nothing is sent to this one.
             * @constant
             */
            isBeyondPlan?: true;
            merchantId: number;
            merchantName: string;
            /** @description Until then deliveries are signed with the replaced secret, too. */
            oldSecretUntil: string | null;
            /** @description The last hundred deliveries, newest first. */
            recent: ("WAITING" | "DONE" | "DEAD")[];
            /** @description The secret that verifies signatures. It is shown only here. */
            secret: string;
            /** @enum {string} */
            state: "ENABLED" | "DISABLED";
            /** @description Empty: all types. */
            types: ("payment.created" | "payment.processing" | "payment.declined" | "payment.succeeded" | "payment.failed" | "payment.cancelled" | "payment.flagged" | "payment.fraud_warned" | "refund.requested" | "refund.succeeded" | "refund.failed" | "dispute.opened" | "dispute.won" | "dispute.lost" | "link.created" | "link.paid" | "link.expired" | "link.cancelled" | "transfer.promised" | "mandate.agreed" | "mandate.ended" | "invoice.issued" | "invoice.sent" | "invoice.delivery_failed" | "invoice.overdue" | "invoice.partly_paid" | "invoice.paid" | "invoice.annulled" | "credit_note.issued" | "payout.paid" | "payout.failed" | "account.changed" | "proforma.sent" | "proforma.accepted" | "proforma.paid" | "schedule.run" | "schedule.run_failed" | "schedule.charge_failed" | "bank-line.matched" | "bank-line.unmatched" | "month.closed" | "bill.issued" | "bill.paid" | "plan.changed" | "webhook.test")[];
            url: string;
            /** @description The version of its events. */
            version: string;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "postWebhookEndpoints/IdTest": {
    parameters: {
      query?: never;
      header?: {
        /** @description Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once. */
        "Idempotency-Key"?: string;
        /** @description The version of the answer, by default the key’s. Known: 2026-12-01. */
        "Plateno-Version"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      202: {
        headers: {
          /** @description `true` for a repeated answer. */
          "Idempotent-Replayed"?: string;
          /** @description The version of the answer. */
          "Plateno-Version"?: string;
          /** @description With a key: the most calls of this kind (reads or writes) in a minute. */
          "RateLimit-Limit"?: number;
          /** @description With a key: how many of them are left. */
          "RateLimit-Remaining"?: number;
          /** @description With a key: seconds until all are left again. */
          "RateLimit-Reset"?: number;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            eventId: string;
          };
        };
      };
      /** @description Refused; `code` says why. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  onAccountChanged: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["AccountObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "account.changed";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onBankLineMatched: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["BankLineObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "bank-line.matched";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onBankLineUnmatched: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["BankLineObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "bank-line.unmatched";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onBillIssued: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["BillObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "bill.issued";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onBillPaid: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["BillObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "bill.paid";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onCreditNoteIssued: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["CreditNoteObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "credit_note.issued";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onDisputeLost: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["DisputeObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "dispute.lost";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onDisputeOpened: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["DisputeObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "dispute.opened";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onDisputeWon: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["DisputeObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "dispute.won";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onInvoiceAnnulled: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["InvoiceObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "invoice.annulled";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onInvoiceDeliveryFailed: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["InvoiceObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "invoice.delivery_failed";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onInvoiceIssued: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["InvoiceObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "invoice.issued";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onInvoiceOverdue: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["InvoiceObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "invoice.overdue";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onInvoicePaid: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["InvoiceObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "invoice.paid";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onInvoicePartlyPaid: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["InvoiceObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "invoice.partly_paid";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onInvoiceSent: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["InvoiceObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "invoice.sent";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onLinkCancelled: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["LinkObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "link.cancelled";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onLinkCreated: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["LinkObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "link.created";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onLinkExpired: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["LinkObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "link.expired";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onLinkPaid: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["LinkObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "link.paid";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onMandateAgreed: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["MandateObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "mandate.agreed";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onMandateEnded: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["MandateObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "mandate.ended";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onMonthClosed: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["MonthObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "month.closed";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPaymentCancelled: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["PaymentObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "payment.cancelled";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPaymentCreated: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["PaymentObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "payment.created";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPaymentDeclined: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["PaymentObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "payment.declined";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPaymentFailed: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["PaymentObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "payment.failed";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPaymentFlagged: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["PaymentObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "payment.flagged";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPaymentFraudWarned: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["PaymentObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "payment.fraud_warned";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPaymentProcessing: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["PaymentObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "payment.processing";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPaymentSucceeded: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["PaymentObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "payment.succeeded";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPayoutFailed: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["PayoutObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "payout.failed";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPayoutPaid: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["PayoutObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "payout.paid";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPlanChanged: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["PlanObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "plan.changed";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onProformaAccepted: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["ProformaObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "proforma.accepted";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onProformaPaid: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["ProformaObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "proforma.paid";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onProformaSent: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["ProformaObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "proforma.sent";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onRefundFailed: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["RefundObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "refund.failed";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onRefundRequested: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["RefundObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "refund.requested";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onRefundSucceeded: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["RefundObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "refund.succeeded";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onScheduleChargeFailed: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["ScheduleObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "schedule.charge_failed";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onScheduleRun: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["ScheduleObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "schedule.run";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onScheduleRunFailed: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["ScheduleObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "schedule.run_failed";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onTransferPromised: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["TransferObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "transfer.promised";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onWebhookTest: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the event, the same at every try. */
        "webhook-id": string;
        /** @description Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it. */
        "webhook-signature": string;
        /** @description When this try was made, in seconds since 1970. */
        "webhook-timestamp": number;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: {
            merchantId: number;
            object: components["schemas"]["WebhookObject"];
            /** @description What the fact has changed, as it was before. */
            previous?: {
              [key: string]: unknown;
            };
            /** @description Rises with every event of the merchant: an older state of an object has a lower one. */
            sequence: number;
            /**
             * @description The object was too large: its GET answers the rest.
             * @constant
             */
            truncated?: true;
          };
          /** @description When the fact happened. */
          timestamp: string;
          /** @constant */
          type: "webhook.test";
          /** @description The version of the object. */
          version: string;
        };
      };
    };
    responses: {
      /** @description Received. Any other answer, or none in 15 s, is tried again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is gone: it is disabled, and nothing more is sent to it. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
