import type { Entity, EntityProperty } from './company.ts';

/** The metadata of some entities, in the shape of SuccessFactors: sets in a schema of their own, associations without columns, annotations of SAP. */
export function metadataOf(entities: readonly Entity[]): string {
  const sets = entities
    .map(
      ({ name, label }) =>
        `<EntitySet Name="${name}" EntityType="SFOData.${name}" sap:label="${escaped(label)}" sap:creatable="false" sap:updatable="false" sap:deletable="false"/>`,
    )
    .join('\n');
  return `<?xml version="1.0" encoding="utf-8"?>
<edmx:Edmx Version="1.0" xmlns:edmx="http://schemas.microsoft.com/ado/2007/06/edmx">
<edmx:DataServices m:DataServiceVersion="2.0" xmlns:m="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata">
<Schema Namespace="SFODataSet" xmlns="http://schemas.microsoft.com/ado/2008/09/edm" xmlns:sap="http://www.sap.com/Protocols/SAPData">
<EntityContainer Name="EntityContainer" m:IsDefaultEntityContainer="true">
${sets}
</EntityContainer></Schema>
<Schema Namespace="SFOData" xmlns="http://schemas.microsoft.com/ado/2008/09/edm" xmlns:sap="http://www.sap.com/Protocols/SAPData">
${entities.map((entity) => typeOf(entity, entities)).join('\n')}
${entities.flatMap((entity) => associationsOf(entity, entities)).join('\n')}
</Schema></edmx:DataServices></edmx:Edmx>`;
}

/** Where it leads to is told where that is part of the document. */
function navigationsOf(entity: Entity, entities: readonly Entity[]): readonly { name: string; to: string }[] {
  return (entity.navigations ?? []).filter(({ to }) => entities.some(({ name }) => name === to));
}

function typeOf(entity: Entity, entities: readonly Entity[]): string {
  const { name, key, properties } = entity;
  const navigations = navigationsOf(entity, entities).map(
    (one) =>
      `<NavigationProperty Name="${one.name}" Relationship="SFOData.${name}_${one.name}" FromRole="${name}" ToRole="${one.to}_ref" sap:filterable="true"/>`,
  );
  return `<EntityType Name="${name}"><Key>${key.map((one) => `<PropertyRef Name="${one}"/>`).join('')}</Key>
${properties.map((property) => `<Property ${attributesOf(property, key)}/>`).join('\n')}
${navigations.join('\n')}</EntityType>`;
}

function associationsOf(entity: Entity, entities: readonly Entity[]): string[] {
  return navigationsOf(entity, entities).map(
    ({ name, to }) => `<Association Name="${entity.name}_${name}">
<End Type="SFOData.${entity.name}" Multiplicity="*" Role="${entity.name}"/><End Type="SFOData.${to}" Multiplicity="0..1" Role="${to}_ref"/>
</Association>`,
  );
}

const oldTypes: Partial<Record<string, string>> = { 'Edm.Date': 'Edm.DateTime', 'Edm.TimeOfDay': 'Edm.Time' };

function attributesOf(property: EntityProperty, key: readonly string[]): string {
  const { name, type, isNullable, label, isHidden = false, isUnfilterable = false } = property;
  const attributes = {
    Name: name,
    Type: oldTypes[type] ?? type,
    Nullable: String(isNullable === true && !key.includes(name)),
    MaxLength: property.maxLength,
    Precision: property.precision,
    Scale: property.scale,
    'sap:visible': String(!isHidden),
    'sap:filterable': String(!isUnfilterable),
    'sap:sortable': String(!isUnfilterable),
    'sap:display-format': type === 'Edm.Date' ? 'Date' : undefined,
    'sap:semantics': property.isCalendarDate ? 'yearmonthday' : undefined,
    'sap:picklist': property.picklist,
    'sap:label': label,
  };
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => `${attribute}="${escaped(String(value))}"`)
    .join(' ');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
