import { SaxesParser } from 'saxes';

/** Metadata of a service as they stand in its document, both of V2 and of V4; names are not resolved yet. */

type Attributes = Readonly<Record<string, string>>;

/** One word of an annotation: of a term, and within it of a property. */
export interface Fact {
  /** With its namespace or the alias of that: `SAP__common.Label`. */
  term: string;
  property: string;
  value: string;
}

export interface CsdlProperty {
  name: string;
  attributes: Attributes;
}

export interface CsdlNavigation {
  name: string;
  type: string;
  /** Of V2: the association by its qualified name, and the role in it that this leads to. */
  relationship: string;
  toRole: string;
  /** Own property by that of the target. */
  constraints: [own: string, target: string][];
}

export interface CsdlType {
  /** Qualified by the namespace of its schema. */
  name: string;
  attributes: Attributes;
  key: string[];
  properties: CsdlProperty[];
  navigations: CsdlNavigation[];
}

export interface CsdlSet {
  name: string;
  container: string;
  attributes: Attributes;
}

/** Of V2: which property of one type refers to which of another. */
export interface CsdlAssociation {
  /** Qualified by the namespace of its schema. */
  name: string;
  roles: Map<string, string>;
  /** Roles of which there may be many. */
  many: Set<string>;
  principal: { role: string; properties: string[] } | null;
  dependent: { role: string; properties: string[] } | null;
}

export interface Csdl {
  /** `1.0`, `4.0`, `4.01`. */
  version: string;
  types: Map<string, CsdlType>;
  /** Enumerations, and definitions with what they stand for. */
  simpleTypes: Map<string, string>;
  sets: CsdlSet[];
  associations: CsdlAssociation[];
  /** By the target: `NS.Type/Property`, `NS.Container/Set`. */
  facts: Map<string, Fact[]>;
  /** Namespaces by what stands for them. */
  aliases: Map<string, string>;
}

/** The document is none of OData. */
export class NoMetadata extends Error {
  override name = 'NoMetadata';
}

const mostLevels = 64;
/** Some hundred times what the largest service of SAP has. */
const mostParts = 1_000_000;
const mostTextLength = 500;
/** The rest, most of a document of V4, is never kept. */
const wantedTerm = /\.(Label|Description|ISOCurrency|Unit|IsCalendarDate|(Filter|Sort|Count)Restrictions)$/;

/** Reads the document while it comes, so that one of many megabytes is never held as a whole. */
export class CsdlParser {
  readonly #csdl: Csdl = {
    version: '',
    types: new Map(),
    simpleTypes: new Map(),
    sets: [],
    associations: [],
    facts: new Map(),
    aliases: new Map(),
  };
  readonly #parser = new SaxesParser({ xmlns: false });
  readonly #path: string[] = [];
  #parts = 0;
  #namespace = '';
  #container = '';
  #type: CsdlType | null = null;
  #property = '';
  #set = '';
  #navigation: CsdlNavigation | null = null;
  #association: CsdlAssociation | null = null;
  #end: { role: string; properties: string[] } | null = null;
  /** Of an element `Annotations`. */
  #target = '';
  readonly #terms: string[] = [];
  readonly #factProperties: string[] = [];
  #text = '';

  constructor() {
    this.#parser.on('error', () => {
      throw new NoMetadata('The metadata are no XML.');
    });
    this.#parser.on('doctype', () => {
      throw new NoMetadata('The metadata declare a type of their own.');
    });
    this.#parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
      this.#open(bare(name), attributes as Attributes);
      // A term that says no more than that it holds.
      if (isSelfClosing && bare(name) === 'Annotation' && Object.keys(attributes).length === 1)
        this.#addFact('true');
    });
    this.#parser.on('text', (text) => {
      if (this.#terms.length > 0) this.#text = (this.#text + text).slice(0, mostTextLength);
    });
    this.#parser.on('closetag', ({ name }) => this.#close(bare(name)));
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  /** Throws `NoMetadata` for what is no document of metadata, or ends too early. */
  end(): Csdl {
    this.#parser.close();
    if (this.#csdl.version === '') throw new NoMetadata('The document is of another kind.');
    return this.#csdl;
  }

  #open(name: string, attributes: Attributes): void {
    if (this.#path.length === 0 && name !== 'Edmx') throw new NoMetadata('The document is of another kind.');
    this.#path.push(name);
    this.#parts += 1;
    if (this.#path.length > mostLevels || this.#parts > mostParts)
      throw new NoMetadata('The metadata are larger than those of any service.');
    this.#text = '';
    const { Name: own = '' } = attributes;
    switch (name) {
      case 'Edmx':
        this.#csdl.version = attributes.Version ?? '1.0';
        return;
      case 'Include':
      case 'Using':
        this.#alias(attributes);
        return;
      case 'Schema':
        this.#namespace = attributes.Namespace ?? '';
        this.#alias(attributes);
        return;
      case 'EntityType':
      case 'ComplexType':
        this.#type = {
          name: `${this.#namespace}.${own}`,
          attributes,
          key: [],
          properties: [],
          navigations: [],
        };
        this.#csdl.types.set(this.#type.name, this.#type);
        return;
      case 'EnumType':
        // Whatever lies under it, an answer has the names of its members.
        this.#csdl.simpleTypes.set(`${this.#namespace}.${own}`, 'Edm.String');
        return;
      case 'TypeDefinition':
        this.#csdl.simpleTypes.set(`${this.#namespace}.${own}`, attributes.UnderlyingType ?? 'Edm.String');
        return;
      case 'Property':
        this.#property = own;
        this.#type?.properties.push({ name: own, attributes });
        return;
      case 'PropertyRef':
        if (this.#end) this.#end.properties.push(own);
        else this.#type?.key.push(own);
        return;
      case 'NavigationProperty':
        this.#navigation = {
          name: own,
          type: attributes.Type ?? '',
          relationship: attributes.Relationship ?? '',
          toRole: attributes.ToRole ?? '',
          constraints: [],
        };
        this.#type?.navigations.push(this.#navigation);
        return;
      case 'ReferentialConstraint':
        // In V4 it names both; in V2 it holds them.
        if (attributes.Property !== undefined)
          this.#navigation?.constraints.push([attributes.Property, attributes.ReferencedProperty ?? '']);
        return;
      case 'EntityContainer':
        this.#container = `${this.#namespace}.${own}`;
        return;
      case 'EntitySet':
        this.#set = own;
        this.#csdl.sets.push({ name: own, container: this.#container, attributes });
        return;
      default:
        if (!this.#openAssociation(name, attributes)) this.#openAnnotation(name, attributes);
    }
  }

  #openAssociation(name: string, attributes: Attributes): boolean {
    switch (name) {
      case 'Association':
        this.#association = {
          name: `${this.#namespace}.${attributes.Name ?? ''}`,
          roles: new Map(),
          many: new Set(),
          principal: null,
          dependent: null,
        };
        this.#csdl.associations.push(this.#association);
        return true;
      case 'End':
        this.#association?.roles.set(attributes.Role ?? '', attributes.Type ?? '');
        if (attributes.Multiplicity === '*') this.#association?.many.add(attributes.Role ?? '');
        return true;
      case 'Principal':
      case 'Dependent':
        this.#end = { role: attributes.Role ?? '', properties: [] };
        if (this.#association)
          this.#association[name === 'Principal' ? 'principal' : 'dependent'] = this.#end;
        return true;
    }
    return false;
  }

  #openAnnotation(name: string, attributes: Attributes): void {
    if (name === 'Annotations') this.#target = attributes.Target ?? '';
    else if (name === 'Annotation') {
      this.#terms.push(attributes.Term ?? '');
      this.#tell(attributes);
    } else if (name === 'PropertyValue' && this.#terms.length > 0) {
      this.#factProperties.push(attributes.Property ?? '');
      this.#tell(attributes);
    }
  }

  /** A word may stand as an attribute of the element. */
  #tell({
    String: text,
    Bool: bool,
    Path: path,
    PropertyPath: propertyPath,
    Int: int,
    EnumMember: member,
  }: Attributes): void {
    const value = text ?? bool ?? path ?? propertyPath ?? int ?? member;
    if (value !== undefined) this.#addFact(value);
  }

  #addFact(value: string): void {
    // An annotation of an annotation says nothing of the target.
    if (this.#terms.length !== 1 || !wantedTerm.test(this.#terms[0] ?? '')) return;
    const target = this.#place();
    const facts = this.#csdl.facts.get(target) ?? [];
    facts.push({
      term: this.#terms[0] ?? '',
      property: this.#factProperties.join('/'),
      value: value.slice(0, mostTextLength),
    });
    this.#csdl.facts.set(target, facts);
  }

  /** What an annotation is said of: its element's target, or what it stands in. */
  #place(): string {
    if (this.#target !== '') return this.#target;
    if (this.#type && this.#navigation) return `${this.#type.name}/${this.#navigation.name}`;
    if (this.#type) return this.#property === '' ? this.#type.name : `${this.#type.name}/${this.#property}`;
    return this.#set === '' ? this.#container : `${this.#container}/${this.#set}`;
  }

  #alias({ Namespace: namespace, Alias: alias }: Attributes): void {
    if (alias !== undefined && namespace !== undefined) this.#csdl.aliases.set(alias, namespace);
  }

  #close(name: string): void {
    this.#path.pop();
    switch (name) {
      case 'EntityType':
      case 'ComplexType':
        this.#type = null;
        break;
      case 'Property':
        this.#property = '';
        break;
      case 'NavigationProperty':
        this.#navigation = null;
        break;
      case 'EntitySet':
        this.#set = '';
        break;
      case 'Association':
        this.#association = null;
        break;
      case 'Principal':
      case 'Dependent':
        this.#end = null;
        break;
      case 'Annotations':
        this.#target = '';
        break;
      case 'Annotation':
        this.#terms.pop();
        break;
      case 'PropertyValue':
        this.#factProperties.pop();
        break;
      case 'String':
      case 'Bool':
      case 'PropertyPath':
      case 'Path':
        if (this.#terms.length > 0) this.#addFact(this.#text);
    }
    this.#text = '';
  }
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
