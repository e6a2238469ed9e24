/**
 * What the state of an order, an invoice or a booking is called whose money did not come, or went back: in the languages in which
 * people keep such lists. In small letters without accents, each form that stands in a cell.
 */
const words: readonly string[] = [
  // English
  'cancelled canceled cancellation cancel void voided returned refunded refund reversed draft drafts chargeback rejected deleted',
  // German
  'storniert stornierte stornierung storno annulliert abgesagt gekundigt retourniert retoure zuruckgegeben zuruckgesandt erstattet ruckerstattet zuruckgebucht entwurf abgebrochen abgelehnt geloscht',
  // French
  'annule annulee annules annulees annulation retourne retournee rembourse remboursee brouillon refuse refusee rejete rejetee supprime supprimee',
  // Spanish
  'cancelado cancelada anulado anulada devuelto devuelta reembolsado reembolsada borrador rechazado rechazada',
  // Italian
  'annullato annullata stornato stornata restituito restituita reso rimborsato rimborsata bozza rifiutato rifiutata',
  // Portuguese
  'cancelada anulada devolvido devolvida reembolsado estornado estornada rascunho rejeitado rejeitada',
  // Dutch
  'geannuleerd geretourneerd retour terugbetaald terugbetaling concept gecrediteerd afgewezen',
  // Danish, Norwegian, Swedish
  'annulleret annulleringen kansellert annullert avbestilt avbokad annullerad makulerad returneret returnert returnerad refunderet refundert aterbetald kladde utkast',
  // Polish, Czech
  'anulowane anulowany anulowana anulowano zwrocone zwrocony zwrot szkic odrzucone zruseno zrusena stornovano vraceno koncept',
  // Turkish, Finnish
  'iptal iade taslak peruttu palautettu hyvitetty luonnos',
  // Russian, Ukrainian
  'отменен отменено отменена отменён аннулирован аннулировано возврат возвращен возвращено черновик отклонен скасовано повернено чернетка',
  // Chinese, Japanese, Korean
  '已取消 取消 已退款 退款 已退货 退货 草稿 作废 キャンセル キャンセル済 返品 返金 返金済 下書き 취소 취소됨 반품 환불 초안',
];

export const voidStates: readonly string[] = words.flatMap((line) => line.split(' '));

/** Of a deal or an offer that came to nothing; of anything else the word says something else. */
export const lostStates: readonly string[] =
  'lost verloren perdu perdue perdido perdida perso persa förlorad tabt tapt hävitty przegrana przegrany проиграна'.split(
    ' ',
  );

/** Rows of deals are told by such words, in the names of the table and its columns or in the cell itself. Games are won and lost, too. */
export const dealWords: readonly string[] =
  'deal deals opportunity opportunities pipeline closed offer offers quote quotes bid bids tender tenders angebot angebote ausschreibung geschlossen opportunite opportunites affaire affaires devis oportunidad oportunidades oferta ofertas offerta offerte'.split(
    ' ',
  );

/** Given back: of an order the money went with it, of what is lent or hired nothing did. */
export const backStates: readonly string[] =
  'returned retourniert retoure zuruckgegeben zuruckgesandt retourne retournee devuelto devuelta restituito restituita reso devolvido devolvida geretourneerd retour returneret returnert returnerad return rückgabe retur'.split(
    ' ',
  );

/** Under a header of states: a payment or an order that was tried and did not come off. */
export const failedStates: readonly string[] =
  'failed declined unsuccessful fehlgeschlagen gescheitert echoue echouee fallido fallida fallito fallita mislukt misslyckad mislykkedes nieudana nieudane falhou'.split(
    ' ',
  );

/** A document that takes money back, whatever its column is called; of amounts below zero it does so by itself. */
export const creditDocuments: ReadonlySet<string> = new Set([
  ...[
    'gutschrift',
    'gutschriften',
    'rechnungskorrektur',
    'stornorechnung',
    'avoir',
    'avoirs',
    'facture d avoir',
  ],
  ...[
    'credit note',
    'credit notes',
    'credit memo',
    'credit memos',
    'creditnota',
    'kreditnota',
    'kreditfaktura',
  ],
  ...[
    'nota de credito',
    'note de credit',
    'nota di credito',
    'factura rectificativa',
    'abono',
    'hyvityslasku',
  ],
]);

/** What a date is called on which it happened. */
export const voidDates: readonly string[] =
  'deletion voiding void reversal refund return stornodatum stornierungsdatum loschdatum loschung suppression remboursement annulation anulacion cancelacion reembolso devolucion annullamento rimborso annulering'.split(
    ' ',
  );

/** What the column is called that holds the states of rows, with or without the name of the thing before it. */
export const stateHeaders: readonly string[] =
  'status state stage phase zustand bestellstatus auftragsstatus rechnungsstatus zahlungsstatus bearbeitungsstatus statut etat estado estatus situacion situacao stato stadio stav stan durum tila tilstand tillstand статус состояние стан 状态 订单状态 状態 ステータス 상태'.split(
    ' ',
  );

/** "not returned", "nicht storniert": the state is another one. */
export const denyingWords: ReadonlySet<string> = new Set(
  'not never un non no nicht kein keine ne pas sin niet ikke inte nie bez не нет'.split(' '),
);
/** "partially refunded": some of the money stands. */
export const partialWords: ReadonlySet<string> = new Set(
  'partial partially partly teilweise teil partiellement partiel parcial parcialmente parziale parzialmente gedeeltelijk delvis czesciowo частично'.split(
    ' ',
  ),
);
