import type { ServedProperty, ServedService, ServedSet } from './served-model.ts';

/** The metadata document of a service, as SAP Gateway writes it in either version. */
export function metadataOf(service: ServedService): string {
  return service.version === 'v2' ? oldDocument(service) : newDocument(service);
}

function oldDocument({ name, sets }: ServedService): string {
  const types = sets
    .map(
      (set) => `<EntityType Name="${set.name}Type" sap:label="${escaped(set.label)}" sap:content-version="1">
${keyOf(set)}${set.properties.map((property) => `<Property ${oldProperty(property, set)}/>`).join('\n')}${
  set.refersTo
    ? `<NavigationProperty Name="to_${set.refersTo.set}" Relationship="${name}.${set.name}_${set.refersTo.set}" FromRole="From" ToRole="To"/>`
    : ''
}</EntityType>`,
    )
    .join('\n');
  const associations = sets.map((set) => (set.refersTo ? associationOf(name, set, sets) : '')).join('');
  return `<?xml version="1.0" encoding="utf-8"?>
<edmx:Edmx Version="1.0" xmlns:edmx="http://schemas.microsoft.com/ado/2007/06/edmx" xmlns:m="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata" xmlns:sap="http://www.sap.com/Protocols/SAPData">
<edmx:DataServices m:DataServiceVersion="2.0"><Schema Namespace="${name}" xml:lang="en" xmlns="http://schemas.microsoft.com/ado/2008/09/edm">
${types}${associations}<EntityContainer Name="${name}_Entities" m:IsDefaultEntityContainer="true">
${sets.map((set) => `<EntitySet Name="${set.name}" EntityType="${name}.${set.name}Type" sap:label="${escaped(set.label)}" sap:creatable="false"/>`).join('\n')}
</EntityContainer></Schema></edmx:DataServices></edmx:Edmx>`;
}

function associationOf(service: string, { name, refersTo }: ServedSet, sets: readonly ServedSet[]): string {
  const target = sets.find((set) => set.name === refersTo?.set);
  if (!refersTo || !target) return '';
  return `<Association Name="${name}_${refersTo.set}">
<End Type="${service}.${name}Type" Multiplicity="*" Role="From"/><End Type="${service}.${refersTo.set}Type" Multiplicity="1" Role="To"/>
<ReferentialConstraint><Principal Role="To"><PropertyRef Name="${target.key[0]}"/></Principal><Dependent Role="From"><PropertyRef Name="${refersTo.property}"/></Dependent></ReferentialConstraint>
</Association>`;
}

function newDocument({ name, sets }: ServedService): string {
  const namespace = `com.sap.gateway.srvd_a2x.${name.toLowerCase()}.v0001`;
  const types = sets
    .map(
      (set) =>
        `<EntityType Name="${set.name}_Type">${keyOf(set)}${set.properties
          .map((property) => `<Property ${newProperty(property, set)}/>`)
          .join('\n')}${navigationOf(namespace, set, sets)}</EntityType>`,
    )
    .join('\n');
  const annotated = sets.flatMap((set) => [
    annotations(`SAP__self.${set.name}_Type`, [['SAP__common.Label', `String="${escaped(set.label)}"`]]),
    ...set.properties.map(({ name: own, label, isCalendarDate, currency }) =>
      annotations(`SAP__self.${set.name}_Type/${own}`, [
        ...(label === undefined ? [] : [['SAP__common.Label', `String="${escaped(label)}"`] as const]),
        ...(isCalendarDate ? [['SAP__common.IsCalendarDate', ''] as const] : []),
        ...(currency === undefined ? [] : [['SAP__measures.ISOCurrency', `Path="${currency}"`] as const]),
      ]),
    ),
  ]);
  return `<?xml version="1.0" encoding="utf-8"?>
<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx" xmlns="http://docs.oasis-open.org/odata/ns/edm">
<edmx:Reference Uri="common"><edmx:Include Namespace="com.sap.vocabularies.Common.v1" Alias="SAP__common"/></edmx:Reference>
<edmx:Reference Uri="measures"><edmx:Include Namespace="Org.OData.Measures.V1" Alias="SAP__measures"/></edmx:Reference>
<edmx:DataServices><Schema Namespace="${namespace}" Alias="SAP__self">
${types}<EntityContainer Name="Container">${sets
    .map((set) => `<EntitySet Name="${set.name}" EntityType="${namespace}.${set.name}_Type"/>`)
    .join('\n')}</EntityContainer>
${annotated.join('\n')}
</Schema></edmx:DataServices></edmx:Edmx>`;
}

function navigationOf(namespace: string, { refersTo }: ServedSet, sets: readonly ServedSet[]): string {
  const target = sets.find((set) => set.name === refersTo?.set);
  if (!refersTo || !target) return '';
  return `<NavigationProperty Name="_${refersTo.set}" Type="${namespace}.${refersTo.set}_Type"><ReferentialConstraint Property="${refersTo.property}" ReferencedProperty="${target.key[0]}"/></NavigationProperty>`;
}

function annotations(target: string, terms: readonly (readonly [string, string])[]): string {
  if (terms.length === 0) return '';
  return `<Annotations Target="${target}">${terms.map(([term, value]) => `<Annotation Term="${term}" ${value}/>`).join('')}</Annotations>`;
}

function keyOf({ key }: ServedSet): string {
  return `<Key>${key.map((name) => `<PropertyRef Name="${name}"/>`).join('')}</Key>`;
}

const oldTypes: Partial<Record<string, string>> = { 'Edm.Date': 'Edm.DateTime', 'Edm.TimeOfDay': 'Edm.Time' };

function oldProperty(property: ServedProperty, set: ServedSet): string {
  const { type, label, isCalendarDate, currency } = property;
  return [
    facetsOf({ ...property, type: (oldTypes[type] ?? type) as ServedProperty['type'] }, set),
    type === 'Edm.Date' ? 'sap:display-format="Date"' : '',
    label === undefined ? '' : `sap:label="${escaped(label)}"`,
    isCalendarDate ? 'sap:semantics="yearmonthday"' : '',
    currency === undefined ? '' : `sap:unit="${currency}"`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** V4 knows no moment without a zone. */
function newProperty(property: ServedProperty, set: ServedSet): string {
  return facetsOf(
    property.type === 'Edm.DateTime' ? { ...property, type: 'Edm.DateTimeOffset' } : property,
    set,
  );
}

function facetsOf(
  { name, type, maxLength, precision, scale, isNullable }: ServedProperty,
  { key }: ServedSet,
) {
  const facets = {
    Name: name,
    Type: type,
    Nullable: isNullable === true && !key.includes(name) ? undefined : 'false',
    MaxLength: maxLength,
    Precision: precision,
    Scale: scale,
  };
  return Object.entries(facets)
    .filter(([, value]) => value !== undefined)
    .map(([facet, value]) => `${facet}="${value}"`)
    .join(' ');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
