/** What the judge of readings asks for, and its trees. Written by `bench/fit-relations.ts --write`; `judge.ts` says how they are read. */
export const signNames = `alike 0|alike 1|alike 2|beyond roles|by
by key|cells missing|clean|clean and named|columns 1
columns 2|columns 3|columns 4|columns 5|columns unspoken 0
columns unspoken 1|columns unspoken 3|columns with rivals 0|columns with rivals 1|doubt average left
doubt column implied|doubt condition without a value|doubt each left|doubt most left|doubt not by its place
doubt not left|doubt only what was said|doubt or|doubt sort left|doubt table left
doubt values unsaid|doubts 0|doubts 1|doubts 2|doubts 3
frames aggregate|frames any|frames ascending|frames assume measure|frames avg of a column
frames beside than|frames columns 0|frames columns 1|frames columns 2|frames columns 3
frames compare|frames conditions 0|frames conditions 1|frames conditions 2|frames count
frames countDistinct of a column|frames denied|frames descending|frames groups 0|frames groups 1
frames having|frames max of a column|frames min of a column|frames missing|frames none
frames of different|frames oneOf|frames oneOf ×2|frames other|frames period
frames ranked|frames records|frames related|frames related ×2|frames same
frames score -1|frames score -2|frames score 0|frames score 1|frames score 2
frames score 3|frames score 4|frames score 5|frames score 6|frames score 7
frames score 8|frames score 9|frames shared|frames show integer|frames show text
frames sum of a column|frames text|frames tied|frames unclear|frames value value
frames value value ×2|frames values|idle ,|idle , ×2|idle a
idle all|idle among|idle and|idle and ×2|idle are
idle are ×2|idle ascending|idle by|idle descending|idle find
idle for|idle has|idle have|idle how|idle in
idle is|idle list|idle more|idle most|idle name
idle number|idle of|idle or|idle order|idle show
idle sorted|idle that|idle the|idle the ×2|idle the ×3
idle they|idle to|idle what|idle which|idle who
idle whose|idle with|joins 0|joins 1|link inner 0.4
link inner 0.6|link name 0.8|link name 1|link name 1 ×2|link name 1 ×3
link part 0.6|link part 0.8|links over -0.2|links over 0|links over 0.2
links over 0.4|links over 0.6|links over 0.8|links over 1|margin -0.5
margin 0|margin 0.5|margin 2|method frames|method roles
named|one asked, several told|opens how|opens how many|opens what
opens what are|opens what are the|opens what is the|opens which|opens who
read 2 parts|read 3 parts|read 4 parts|read 5 parts|read 6 parts
read 9 parts|read aggregate|read and|read and not shown|read aside
read ask:show|read ask:what|read countFilter|read dimensions|read filter
read period|read role ascending|read role condition|read role condition ×2|read role condition ×3
read role counted|read role descending|read role different|read role grouped|read role highest
read role limit|read role lowest|read role mostCounted|read role none|read role none ×2
read role shown|read role shown ×2|read term|read term ×2|read term ×3
read unread name|read unread name ×2|read unread verb|read unread verb ×2|read unread word
read verb|refused |refused It is not clear what|refused Nothing to count or add|related = 0
related >= 1|related >= 1 ×2|rivals 0|rivals 1|rivals 2
rivals 3|role ascending|role condition|role condition ×2|role condition ×3
role countBound ×2|role counted|role denied|role different|role grouped
role highest|role lowest|role mostCounted|role none|role none ×2
role shown|role shown ×2|role shown ×3|role sum|roles 2
roles 3|roles ahead over 0.1|roles ahead over 0.3|roles ahead over 0.6|roles ahead over 1
roles ahead over 1.5|roles behind over 0.1|roles behind over 0.3|roles behind over 0.6|roles behind over 1
roles behind over 1.5|roles odds over -0.1|roles odds over -0.25|roles odds over -0.5|roles odds over -1
roles odds over -2|roles same at 0|roles same at 1|roles same at 2|roles same at none
roles score over -1|roles score over -3|roles score over 0|roles score over 1|roles score over 2
roles score over 3|roles score over 4|root is not shown|rows over 0|rows over 1
rows over 10|rows over 2|rows over 20|rows over 5|rows over 50
rows repeat|said after|said all|said average|said below
said both|said each|said many|said more|said most
said never|said not|said or|said order|said than
said total|said what|said which|said who|said whose
score of a word over 0|score of a word over 0.5|shared|shows date|shows decimal
shows decimal ×2|shows integer|shows integer ×2|shows text|shows text ×2
shows text ×3|shows timestamp|tables over 10|tables over 2|tables over 3
tables over 4|tables over 5|tables over 7|tables shown 0|tables shown 1
tables shown 2|tables spoken 0|tables spoken 1|tables spoken 2|tables unspoken
told 1|told 2|told 3|told nothing|told one
told zero|unknown 0|unknown 1|unknown 2|unknown 3
unread 0|unread 1|unread 2|unread 3|value value
value value ×2|weakest role over -0.1|weakest role over -0.25|weakest role over -0.5|weakest role over -1
weakest role over -2|weakest role over -3.5|words over 12|words over 15|words over 18
words over 9`;

export const treeLines = `-32
2g 5f 52 8y =78 =-51 z =-84 =-40 53 8 =-61 =-17 1p =-15 =-37 6k 5i 8r =-87 =-37 =28 5f 99 =15 =69 =-26
2g 5m 5e 8s =61 =-34 99 =-67 =-34 2u 5r =-64 =-8 92 =-42 =0 4r 4w 2 =-80 =-34 =54 =55
1x 3y =90 6p 78 =-63 =-36 =-82 5u 10 =85 =0 7c =63 6v =2 =40
1x 74 6q 15 =5 =85 =-51 76 =-78 6q =-44 =-76 7u 3w =80 1v =60 =15 46 7g =59 =8 =-17
5d 5z 82 =-67 8r =74 =-32 4z 6p =-31 =-68 2i =44 =2 2 76 =-78 6p =-50 =-73 8u 8 =-20 =33 =-78
5w 4z 2g 1r =-22 =-77 6z =-72 =-39 3l d =61 =9 =19 82 =-58 30 7h =74 =17 =-38
83 1x 6r 70 =-43 =-66 =-74 3w 2r =64 =30 =7 5f 8h 7f =77 =32 72 =60 =0 38 =-33 17 =1 =-22
1x 4z 6q 2d =-40 =35 =-70 =72 6m 3w 7u =65 =23 8j =40 =-1 =75
1x 40 e 14 =75 =16 =-41 6z =-68 77 =-53 =-28 5u 7i 8d =69 =29 =15 7c 4b =17 =52 e =-17 =24
5h 3y =70 7 6z =-65 =-38 1r =27 =-67 7j 3l 7h =66 =17 2z =23 =48 =-22
1x 40 15 =-14 =71 6k 2o =-60 =-18 1n =-68 =-32 8h f 4k =68 =23 80 =42 =2 9b 7a =11 =-15 3m =55 =-2
49 3z 14 =70 =16 77 6o =-59 =-29 8u =-32 =-70 10 8d e =48 =64 1b =35 =-15 =-4
48 8 82 =-64 2p =-20 =-49 2p 20 =33 =-30 8r =-35 =-5 8r 8i 3j =62 =-5 6y =-17 =46 97 =-51 8o =9 =-20
1x 4y 6p 9c =23 =-33 =-60 =66 8m 8i 3i =62 =22 9c =-15 =47 7 =-20 4h =37 =5
1x 3z 1f =67 =3 2g 75 =-61 =-25 79 =-57 =-33 8h f 4p =62 =37 2b =42 =-1 9b 7c =17 =-26 w =53 =27
83 1x 77 6n =-52 =-25 71 =-24 =-52 5u 9d =49 =11 =-1 1n 5u 3m =57 =25 7c =39 =-4 7 =-26 =12
5w 5d 5x 6z =-46 =-3 1n =44 =-19 6z =-57 78 =-45 =-12 1n z 7u =48 =-8 8e =61 =28 98 =-44 91 =-16 =26
1x 3y 1j =64 =17 2 6m =-48 =-16 7b =-65 =1 7i 5u 3p =57 =41 8c =31 =-18 4f =4 =-12
1x 48 77 50 =-49 =43 8r =-32 =-6 h 7q =57 =13 58 =-29 =27 e 2b 4x =43 =8 9 =-15 =25 19 8v =55 =8 48 =-1 =38
1x 3y 14 =61 =11 7g 6y =-44 =-19 2t =-50 =14 8m 8h 2s =55 =14 42 =8 =43 8 44 =7 =-35 =36
4a 1v r 7f =54 =16 9d =31 =-12 f 3y =4 =37 9d =-16 =28 2 6k 83 =-51 =-3 1n =-56 =-24 7b =-62 5r =3 =37
1x 48 77 s =-46 =4 6k =-34 =-9 6k 1f =60 =-13 2c =-23 =18 8h f =53 26 =38 =-7 v 6v =-5 =29 1s =43 =-7
49 3y =57 6z 3q =-50 =-21 1r =-17 =-56 5u 10 8q =50 =30 =-1 95 1d =-28 =31 48 =12 =37
48 4r 76 3 =-44 =40 0 =-9 =-32 =46 0 5p 7i =49 =0 4f =32 =-10 98 2b =-12 =-44 91 =-12 =55
4a 8i 9d f =55 =26 7q =41 =7 42 6l =-30 =9 1e =37 =-6 6z 6b 3r =-49 =-7 89 =1 =-36 7b =-64 7g =-5 =-34
1x 74 2c =52 4f =35 =-13 9b 2u =-49 =-21 1r =-18 =-52 5u 8q 19 =48 =22 5i =37 =8 7e 1c =26 =-12 8 =2 =-32
83 6q 7 1x =-26 =23 1n =-14 =23 96 o =-50 =-14 =-12 8h 7i 53 =51 =5 =-14 e 6e =-20 =7 v =4 =43
1x 3y 1f =56 =-17 6z 96 =-47 =-6 82 =-51 =-14 8i 15 2b =41 =5 =51 8 h =-2 =25 1e =40 =0
49 40 =49 6z o =-44 =-13 8u =-13 =-61 8i 16 2x =50 =14 2c =-17 =38 42 4m =6 =-26 3m =36 =-14
5d 2g 52 1y =38 =-23 1s =5 =-48 44 6k =-38 =21 65 =38 =-6 44 2g 52 =-37 =-9 =-47 2v 7 =-24 =4 =51
48 6p 8 78 =-23 =0 7h =28 =-28 6h 3v =-45 =-20 =-18 8r f 7h =42 =-7 7c =22 =-6 8n 4u =-27 =1 =12
4a 8h 3l 7h =48 =-6 h =-10 =17 41 88 =-2 =-23 6n =22 =45 6q 7g 8o =1 =-19 3a =-35 =13 95 1i =-49 =-27 1u =-14 =-38
49 74 1f =47 =-12 6p 1n =-49 =-12 4 =-45 =-27 6n r 8h =37 =17 =-21 3p =50 4v =29 =-7
4a 8d 3d 6 =40 =-20 14 =18 =-15 1b =18 =-28 6p 78 6m =-30 =-8 2u =0 =30 5c 44 =-46 =-32 5q =-18 =2
83 82 s =-49 =5 1x 6z =-33 =-13 4b =6 =31 8h 7i 1 =45 =-2 =-6 7 1x =-28 =4 7c =42 =14
1x 3z =51 82 s =-48 =3 7b =-59 =-11 1u 9d =46 8q =28 =-9 44 2h =4 =29 5j =38 =8
7 3z 8i 2r =50 =-9 7e =-8 =-35 82 98 =-48 =-27 8u =-9 =-64 1r f 2f =37 =-32 6c =13 =-20 3f =-50 =-5
5w 6p 7 6c =5 =-20 7h =18 =-36 44 =-44 2p =-6 =-38 0 8m 1f =38 =1 44 =-1 =-17 8l 1p =-26 =4 =15
1x 74 7d =46 =13 8u 7d =-10 =-38 =-57 e 2c 8k =-30 =19 3l =25 =-13 3p 19 =41 =15 5h =-14 =22
4a z 2c 6d =1 =-38 e =8 =30 f 4x =46 =8 6w =-21 =24 2 6k a =-39 =-25 6y =-35 =-10 7b =-52 4u =9 =44
1x 3y 4w =50 =-10 79 6k =-35 =-16 7b =-45 =4 1v 7c 8e =45 =19 3t =3 =32 8h 2z =25 =-3 2z =-24 =25
2p 7d 3e 5u =28 =-7 76 =-21 =14 4y 6w =-43 =-9 =35 79 6n 2 =-40 =-17 8a =-33 =21 24 5g =-18 =9 1v =-29 =17
5w 1r 7 6c =4 =-21 2g =30 =-8 9g =-52 78 =-34 =-8 5q 5u 5p =37 =5 95 =-41 =17 3t =-33 =5
4a 5u 7c 4h =45 =16 8q =28 =-12 7c 88 =36 =0 96 =-37 =3 76 6m s =-42 =3 8t =-19 =27 7b =-54 7g =4 =-20
5d 6p 7d 7u =28 =-8 4y =-9 =28 5h 3s =-36 =-3 =17 2 10 7d =-20 =-40 =28 2v 95 =-10 =13 =56
83 6p 8u 7e =10 =-15 =-57 5c 3v =-37 =-5 =3 f 1u 8i =44 =20 7 =3 =29 2b 6m =-3 =25 78 =-49 =3
1x 3y 1m =48 =2 76 2 =-35 =-6 7b =-53 =-2 9g 89 8c =41 =1 =-12 44 6w =-9 =13 81 =27 =-12
7 74 9d 8h =45 =-16 4f =5 =-48 76 z =-35 =-17 5e =1 =-21 7i 5u 9a =2 =28 8j =3 =-41 6v =-36 =3
5w 6z 2p 6q =-6 =-29 8f =-7 =-42 7b =-57 7d =8 =-21 5q 3o 2r =19 =-17 19 =36 =-1 6v =-38 20 =4 =-6
5d 1r 6q 9g =34 =15 77 =-32 =8 1h =-12 9g =-49 =-16 77 30 31 =-37 =-16 6x =-22 =28 6q 8g =10 =-13 1h =-12 =-33
48 82 34 6v =-41 =-17 =-5 2p 7h =7 =-35 79 =-27 =-4 8r 7i 80 =30 =1 =-24 2c 6v =-31 =-12 =17
6p 2f 8 3z =28 =0 22 =28 =-7 =-55 7c 1i 2d =-28 =13 =25 1c 91 =-43 =-28 =-3
48 6z 2p 6q =-2 =-27 t =-41 =-15 76 v =-32 =5 2p =15 =-10 8m 6c 30 =32 =2 76 =-22 =17 8p =-42 =0
83 1r 6p 5t =-5 =49 25 =-31 =10 8i 5g =-51 =-3 e =4 =-22 8i 7i 81 =33 =-7 =-21 41 =-37 81 =16 =-19
4a 8m 5u 7h =33 =-33 2z =-20 =22 8 =-49 =17 1n 3g 8i =-49 =-12 =0 6p 2u =-6 =32 2z =-30 =-7
83 8u 2f 6r =-2 =-34 =-48 =-54 1u 3p 1v =38 =10 2b =27 =-27 7i 62 =19 =-3 79 =-57 =7
83 7d 2 5d =3 =-16 8x =0 =35 3l 31 =-39 =-17 53 =-18 =24 z 43 7d =-10 =-38 48 =7 =24 8i 2z =42 =7 7c =13 =-18
8u 49 3z 1m =47 =-3 76 =-25 =-1 7c 1a =28 =44 e =-11 =17 =-65
4a 5u 3o 4t =-21 =12 1f =30 =-18 92 7c =-6 =-59 =18 77 6n 2v =-25 =23 3t =-16 =27 2p 3o =31 =1 6k =-24 =-2
83 82 s 7g =-29 =-48 =6 7g 6c =19 =-4 s =-21 =51 8k 2b 7h =21 =-24 3t =-53 =17 5p 4o =41 =5 =1
49 3 76 6n =-31 =-5 84 =-4 =70 =42 3w 7u 3p =24 =3 1p =-31 =7 8q 2r =7 =-16 =-32
8u 82 6x 5a =-41 =-8 8i =-22 =8 2p 7h =17 =-29 79 =-21 =3 =-64
8u 7g 5d 55 =25 =-7 2 =-7 =24 s 4a =4 =-25 =47 =-61
5d 7f 2b 8j =24 =-4 55 =5 =-24 43 =-42 5i =-6 =16 7d 6z 6b =-25 =6 75 =-36 =3 p 11 =-38 =-7 =14
82 8h 1b =-45 =-18 6v 52 =-27 =0 =12 8m 6r 4u =4 =29 1h =-3 =-30 8y 3v =-36 =-7 47 =-14 =33
1r 2p 7d 1z =15 =-38 44 =-24 =9 3v 9 =-4 =-33 a =31 =1 8j 32 59 =-46 =-13 =-2 =10
4a 8e 4h 80 =25 =-7 3t =-24 =12 6c =-32 8o =-7 =12 8x 5q 7a =-44 =-12 s =-10 =32 t 8l =-11 =23 8l =0 =-29
8u 2g 38 z =5 =24 3t =-23 =7 8r 95 =-25 =-2 1b =5 =48 =-63
82 8j 8x =-41 =-18 6x =-14 =27 5d 7u 8j =15 =-5 5h =-3 =-40 79 8k =-16 =11 6z =-21 =15
7f 2f 71 5o =11 =-12 6r =-10 =-34 52 =-52 =4 97 7t 2w =-48 =-7 =1 92 =-13 =12
7g 2p 55 8h =21 =5 8h =-20 =4 2z 9 =-9 =-33 8l =-20 =32 43 3y 1s =-21 =29 33 =-37 =0 5h s =-14 =48 7i =22 =2
2g 6c 8m 55 =22 =-7 =-46 76 8x =-38 =3 2u =-1 =28 76 2u 4j =-33 =-8 =-7 46 8x =-24 =-2 3x =15 =-22
5d 2b 82 58 =-8 =-26 6e =28 =9 55 1u =11 =-12 6w =-36 =-14 s 75 8e =-41 =-11 4u =-11 =12 a =44 =0
7i 48 44 7g =0 =-25 3a =4 =48 2b 5p =26 =-12 4r =-10 =23 6v 4h =-44 =-15 3p 91 =-16 =7 =-33
7f 5o 6r t =11 =-14 a =-30 =-9 93 4e =-28 =4 8z =47 =-33 8i 49 =-44 =-16 88 7i =35 =-21 =-23
82 8e 2u 1t =-41 =-11 =-11 6y =-8 =16 5d 8m 86 =10 =33 0 =-36 =13 4e 3c =-10 =41 =38
7b =-63 7e 3d 4a =24 =-1 16 =13 =50 3a 4a =4 =-15 2 =5 =72
8u 6p 7f s =5 =48 8e =-31 =10 7c 2c =-20 =17 45 =-36 =-13 =-61
j 5t 6m 8t =0 =-25 93 =15 =-22 9a =0 =46 =-45
2p 4c t 7f =11 =-18 43 =-6 =-25 15 8b =-37 =1 =-2 3v 9 6k =-27 =-1 1c =-40 =17 44 =-9 32 =35 =-10
82 8h =-36 1u 1y =-13 =22 =-29 84 8e 7 =-1 =14 7u =-21 =31 =64
7b =-60 4a 8i 2y =23 =-32 6z =-46 =2 75 53 =-30 =7 1p =5 =-13
7b =-60 2f 71 7d =9 =-11 6s =-15 =-36 52 =-53 =-17
83 2 5t 7g =-4 =-24 3t =9 =46 93 2t =14 =54 95 =-26 =13 8h 15 43 =-17 =19 1g =36 =9 43 7g =-4 =-54 v =-9 =14
2p 7h 17 76 =-1 =14 7 =-30 =14 49 6v =-41 =-12 =8 18 54 68 =-27 =2 6e =-19 =15 3v 2 =-13 =12 =37
1r 8u 2p 82 =-23 =13 3v =-14 =10 =-59 9d =-45 a =-23 =-1
1r 7b =-54 6s 91 =-1 =14 y =-35 =-10 f 9d =-46 =-15 4t =13 =-15
7b =-60 7e 7n 58 =7 =33 =53 2 2d =-14 =23 11 =4 =48
7b =-61 6p 5t 3t =-5 =10 6x =16 =48 44 3d =-27 =9 5q =18 =-17
5t 80 2p x =6 =-14 5g =-21 =1 5z 2h =-49 =-10 6v =-17 =16 6l =-6 =49
7i 2f 84 6c =11 =-3 =60 8s =-46 =-15 4b 4o 4n =-52 =-15 =-12 16 =-1 7f =-11 =-28
2f 8 7i 6c =9 =-5 4n =-38 =-11 2b 7w =30 =-13 6n =-17 =17 22 =-58 =0
x 5o 5n 7f =8 =-19 7k =-39 =13 f 8r =-8 =-28 7e =25 =-5 77 86 2b =-39 =-14 =2 6w i =-23 =8 17 =21 =-14
84 7d 87 6c =8 =-3 =45 3v 2h =-22 =19 3j =37 =-20 =59
1r 0 4t s =0 =49 7d =22 =-22 6m 1c =-19 =21 5w =19 =-15 3b =-43 =-2
8u 2f 7h n =6 =-34 1x =-33 =7 =-50 =-57
7b =-56 7e 3d 9f =8 =-27 7c =43 =11 s 82 =-39 =-5 16 =11 =58
7b =-56 1r 2f 5o =8 =-12 6y =-8 =-61 f 23 =-40 =-9 =-8
1w 87 76 7g =-3 =-31 6c =12 =-3 =40 83 =50 =15
1r 6s j 4u =3 =24 =-42 6w 3o =-10 =-36 =-6 6q =-36 =-9
8u 6r n 93 =5 =-15 =-38 1i 8x =-32 =-13 =-7 =-57
1r 3f 3t 86 =-6 =27 8m =17 =-26 27 77 =-22 =-4 5u =47 =0 9g =-41 5g 6v =-22 =2 =5
1r 84 6s 91 =-3 =9 2w =-31 =2 =55 6f 8h =-43 =-8 =3
2f 5e 17 6 =8 =-28 7 =-20 =13 3o 2 =-4 =30 3g =-13 =-35 52 =-49 =8
2 4c 88 2z =1 =28 4e =-11 =8 48 8q =-37 =-6 =0 91 1q 90 =14 =-29 =-40 4 97 =47 =12 =-1
8u 2f 1r 5o =8 =-13 e =11 =-33 1n =-61 h =-35 =-9 =-56
5t 7f 8m 8x =-2 =16 5q =-29 =-5 6w =-40 77 =-16 =8 5q 43 =-5 =24 =47
2f y 5o 5m =9 =-6 58 =-15 =13 54 7u =-35 =-4 =4 1a =-1 5m =-56 =-11
3t 3 8l 7 =-7 =18 6c =-4 =-25 =32 7i 2y 9a =-4 =12 w =-7 =-36 22 =-25 =-2
7b =-56 1r 82 8h =-37 =-2 2u =3 =26 6f 4 =-41 =-13 =-4
2f 5t 7 2u =-6 =16 f =15 =-18 6l =-2 =49 8s =-49 =-11
1r j 2p 93 =9 =-16 5v =-10 =51 =-42 2r 6f 68 =-42 =-12 =-3 =5
s 82 7c 8h =-25 =4 =-34 z 5f =-14 =3 8e =12 =-20 5f =3 =50
7b =-56 84 n 5b =3 =-32 =-33 =50
1r t 91 3 =-6 =28 7c =19 =3 7e 1v =-17 =23 53 =-36 =-10 79 4 =-36 =-7 =6
8u 88 7n 8 =2 =24 =55 1u 9f =4 =-27 6e =-48 =-2 =-53
7b =-54 7e 6e 58 =-4 =26 5b =23 =-32 8f 7f =15 =-22 60 =-11 =10
7b =-55 2f 2u 1w =-1 =45 6p =29 =-5 9a 8g =-5 =-24 5f =-68 =-21
7b =-51 84 2p 6t =6 =-31 9 =1 =-31 =56
7b =-54 2f j 7i =5 =-21 =-42 5q =-51 =-16
88 7v 4c q =6 =-32 3j =2 =-32 2p e =9 =42 3u =-15 =24 15 51 3u =-29 =-6 1b =-6 =37 28 4h =5 =-25 =-46
7b =-52 2a 7g 64 =2 =41 18 =-13 =21 =51
36 f 91 17 =0 =-21 1o =6 =32 5k 5t =-19 =11 78 =-7 =31 =-39
2f 1r 5n 7i =6 =-26 95 =-34 =-7 e =5 6e =-42 =-17 1n =-60 =-25
4v 36 6c 1v =7 =33 77 =-10 =4 =-38 1v 77 3o =-56 =-9 29 =13 =-16 =-40
2f 1r 6r 36 =3 =-38 68 =-28 =14 68 9g =-38 =-14 =7 5q =-52 =-6
8u 7e 2b 8m =16 =-27 1u =1 =-28 2v 4y =-11 =22 46 =-5 =54 =-52
7b =-51 2a j 4c =1 =-21 =-40 =47
7b =-51 36 x 7h =5 =-20 97 =-20 =10 =-41
84 5t 3c j =-2 =-40 =42 6l =0 76 =8 =43 =49
1r 2u 5t 8i =2 =-11 6l =-4 =43 17 2p =37 =11 88 =11 =-23 8i 2r =-39 =-10 =-4
8u 1r 7i 2u =3 =23 91 =-38 =-9 7a 17 =-36 =-8 =4 =-51
2f j 88 93 =10 =-14 6b =-6 =22 =-40 5q =-53 =-9
7b =-51 5o f 60 =2 =28 2c =-32 =-5 f 33 =-24 =9 5f =28 =-3
7b =-51 j 2a 2p =6 =-6 =49 =-39
84 7b =-45 j s =-1 =32 =-39 =50
8u 5b 7c 6e =1 =24 4i =-1 =-26 =-36 =-46
8u 4c 88 6a =10 =-27 8m =-1 =-37 9 3f =2 =-24 =-37 =-44
88 7v 7c 3d =7 =29 16 =7 =-11 9d 1n =20 =54 51 =20 =-17 58 8k 5f =-24 =-5 83 =-6 =23 5d 6l =3 =31 65 =-12 =5
8u 4c 2f q =4 =-42 6y =-10 =-37 v 6c =-3 =-42 8b =-14 =19 =-48
8u 5s 7c 7o =11 =-35 s =-6 =33 =43 =-44
1r 2f 6s 58 =2 =24 f =-31 =-9 8s =-46 =-1 f 6p =-37 =-6 =7
2u 84 x 1f =2 =-29 3d =-27 =2 =41 6p 4q 8h =11 =33 =46 71 =-14 =4
7b =-47 2f 3v 6c =10 =-3 17 =36 =-1 8s =-51 =5
1r 2u 2f 91 =-5 =6 91 =-15 =-47 a 96 =36 =2 91 =-17 =16 31 6f 8i =-36 =-4 =2 =2
4c 88 7i 93 =13 =-15 2n =-27 =9 5c 2f =-5 =-43 2p =34 =-12 16 3p 3f =19 =-10 =-35 6l =-13 =-43
7b =-46 36 2 7e =3 =-9 51 =5 =41 =-40
2f 4u 2x 7w =3 =-18 2m =-18 =18 6x e =20 =-18 5m =39 =-2 8s =-45 =-3
8u 6s 93 6c =12 =0 19 =-18 =18 31 =-32 =-5 =-43
2b 2x 8t 15 =4 =25 23 =-16 =16 3b 6x =-23 =2 =-34 28 6l 4e =-21 =3 1s =4 =-32 62 =-55 =-5
8z 2f 4g n =7 =-34 48 =-2 =-25 9b =-3 =-37 4b 97 3x =0 =-28 =25 75 =0 4g =-32 =-4
82 6v 1a z =0 =-8 =-33 8g =-5 =9 2f 1p 2w =3 =25 52 =14 =-15 =-31
8o 16 8i 2r =22 =-3 5q =-10 =24 9a 73 =4 =-28 3n =8 =-17 84 33 5d =1 =-14 6u =23 =-13 =41
7v 8m 6c 97 =2 =21 3t =-15 =2 4z 6l =-23 =-5 =-50 2 3e 3o =-1 =26 47 =-27 =10 =44
87 36 89 5s =-1 =35 6w =-6 =-43 =-40 =39
5b 88 7e q =15 =-32 9 =13 =-10 6d 1f =-1 =-29 2u =-24 =8 =-41
1r 8e 2p t =8 =-17 1v =-12 =13 7u 8b =-24 =6 =25 1g 6z =-9 =-34 =-5
8u 1w 12 7s =-3 =36 =34 8h =38 =12 =-43
j 36 1r 5p =4 =-25 17 =-26 =5 =-38 =-38
2z t s 12 =-4 =33 6e =-19 =48 4d 13 =-29 =4 =15 6x 5z =-37 a =-12 =18 h 46 =-12 =33 63 =34 =7
3n 5n 8m 3h =6 =-35 8q =7 =-26 3d 0 =-33 =-7 =-2 53 5i 86 =-36 =-2 2h =-3 =19 i 9f =-21 =13 3f =21 =-3
2b 5c 50 53 =-3 =9 z =7 =34 7 =41 =9 57 3u 4o =-9 =-36 4t =-4 =31 99 =7 =29
2f 8u n 6b =2 =25 =-31 =-41 8o =-4 =-53
3t 3s 6j 55 =11 =-26 3n =-16 =-42 a 9b =-30 =2 6l =40 =6 9b 7u 1g =-19 =3 =13 36 7y =14 =0 =-32
4u 2f 8u 3t =-6 =4 =-41 6y =-6 =-47 38 76 =9 8h =43 =11 8y 3t =-19 =7 15 =27 =3
60 4v 3z 1x =30 =7 9b =-12 =2 5u 44 =-26 =14 =-56 8q 5o 2g =33 =5 =-2 =-1
s 5m 7c 3x =11 =-15 76 =-17 =0 4 78 =-24 =-2 8a =-14 =22 16 44 =-11 =7 =47
2p 5p 2d 33 =1 =28 38 =35 =3 4v v =-9 =-36 =-1 5g 2z 4q =-24 =8 99 =-15 =18 2q 2l =1 =-16 =24
2f 2p 88 7v =7 =34 3u =-5 =24 2z 1k =-13 =23 2x =29 =-32 1n =-56 3o =-14 =1
8u x 88 5v =8 =46 z =-16 =6 8x 77 =-35 =-7 4h =-7 =33 =-43
5o 93 y 6x =-3 =9 92 =-27 =-7 16 =-29 5m =-25 =3 1v 1h 77 =-13 =17 7p =-25 =-2 88 92 =31 =5 =-18
8m 1r j q =4 =-37 =-34 58 5f =-42 =-6 =10 4n 1b 47 =-19 =17 46 =-54 =-11 44 =0 =20
7b =-42 2u 9b 50 =-17 =27 k =0 =37 1n =-23 7c =-2 =28
5t 2b 7d 1u =13 =0 6x =-27 =1 28 2 =-9 =17 =-48 2g =36 =-4
7b =-42 7g 8m 7o =6 =-17 5q =-29 =2 3t 4y =-27 =16 6p =3 =-24
7l 8u 4c 2a =1 =41 8y =-26 =0 =-40 4l 8p 1x =-36 =-1 =3 =12
3u 69 7e 8w =6 =-30 s =-11 =29 8g =-10 =-34 4z 8g 5o =12 =-17 7h =25 =-11 4h w =-1 =-43 =12
4v 1w 2p 4c =7 =-19 6f =-17 =3 =37 5u 8 9e =-26 =9 99 =-18 =16 =-48
4c 5b 8w 3q =2 =30 =-31 =-36 7 e =-8 4n =-45 =-8 4a =16 =-7
1r 36 q 5z =-3 =6 =-37 =-39 17 3f =-36 =-8 =6
17 3v 6d 4s =6 =-16 1u =4 =-13 v 91 =18 =-12 =41 91 8q 5w =-27 =4 =8 5q 4b =-18 =3 7 =3 =44
4v 6d 5r 4u =-2 =20 8m =25 =-17 4u 8h =-7 =-22 7e =20 =-9 5u 44 8g =-38 =-10 8b =20 =-9 =-56
8u n 8z f =5 =-10 92 =-21 =11 =-29 =-38
3 5t 2u 6m =-7 =3 8n =16 =-20 9a =-8 i =41 =11 =30
1r 6d 91 e =12 =-7 f =17 =-13 l 61 =-13 =5 2w =-36 =-7 17 1i 42 =-12 =-40 =-8 =7
87 7v 71 2f =-1 =-31 45 =-28 =3 88 56 =31 =-9 43 =-22 =10 7e =42 =13
7b =-38 n 84 58 =-1 =15 =36 =-31
7b =-40 2x 7d 8o =10 =0 78 =-15 =6 22 18 =-20 =7 2g =29 =-8
2f 7g 55 2x =9 =-14 2x =-20 =13 7r 8x =-8 =10 =-39 0 =-45 =-8
8u 5n 2c 4b =7 =-9 2p =12 =-3 w =-28 =0 =-39
q 4c 5f z =-13 =6 53 =1 =19 6m 8b =-32 =-4 =24 =-42
j 5p 87 6x =-5 =5 =32 48 =15 4w =-18 =-52 =-35
87 6s 3t 85 =-9 =31 6n =0 =23 1h =-3 70 =-34 =-6 =30
4u 7i 8v 7m =0 =-40 =-38 4n 6d =-34 =-8 =-5 3f 6p 4p =40 =7 =-13 3p 6e =-32 =0 7c =7 =26
1w 1r 4t 3t =-13 =0 7e =11 =-5 9g =-39 2c =-15 =13 5q =11 =39
2f 8u 2h 4z =0 =-24 65 =19 =-20 =-37 0 =-47 =-2
5m 7f 8u 3l =8 =-8 =-33 97 8s =-33 =-3 =19 34 e 6p =12 =-16 2w =-17 =3 =28
5o 2 8m 16 =5 =-8 8p =-31 =6 7c 4u =-15 =27 93 =25 =-3 8r 2u 4m =-11 =7 =14 93 6w =-8 =-36 3f =-16 =11
87 n 1p 36 =4 =-33 7l =-5 =-37 =-32 =34
6e 53 5y 4v =5 =-17 =-31 2z 6q =-32 =-5 =-3 3d 6x 44 =-18 =2 2l =7 =-20 w 5z =-5 =35 44 =11 =-20
84 7v 1i 2d =-6 =19 9f =11 =-30 1g 6z =-8 =29 99 =5 =-24 =40
1f 3 5b 7b =-37 =2 =-36 =35 8x =-35 =10
87 5t 7e 8m =4 =-23 s =-9 =31 0 8g =9 =36 =-4 =33
3v 3n 1f 8v =2 =-26 8o =-33 =-5 24 19 =-11 =-31 5e =-14 =27 2j 1v 8h =34 =5 =-1 =-11
3 q 8s 87 =-4 =36 7e =15 =-2 =-40 =31
2a 1h 7x 2b =20 =-10 =-26 39 6g =-6 =13 22 =24 =-17 =37
2b 1p 5b 7e =15 =2 =-31 2d 4a =8 =-17 =31 47 67 2d =-18 =12 99 =-6 =28 4t 38 =7 =-23 =37
7z 87 2t p =-4 =26 98 =38 =-2 5f =33 =4 5u 5w x =24 =0 v =-14 =13 =-4
5f z 86 60 =-24 =21 =27 8e 55 =14 =-12 98 =-7 =-44 53 7t b =-6 =16 8g =10 =36 9b 4b =-1 =-24 91 =7 =28
2l 5f 62 5p =4 =-30 2d =-19 =21 76 3f =0 =-25 1p =14 =-4 6w 2 =-6 =19 3v =-42 =-14
7b =-37 2u 5r 5l =-1 =-28 9b =-7 =17 1n =-23 1b =7 =37
j 8u 5b 3v =0 =16 =-29 =-35 =-34
1w 8o 4o 5l =8 =-26 2u =-16 =19 8m 6e =-10 =2 78 =-3 =-40 =32
36 6e z 7v =-28 =12 28 =4 =-33 6z 3x =-6 =-25 8y =3 =18 =-37
6e 17 8i 20 =9 =-21 20 =-25 =21 6j =-3 =-34 m 8u 8 =1 =14 =-34 3w 61 =13 =40 =2
p 8h 4a 2j =19 =-31 9a =-11 =3 4a 11 =-18 =23 1b =-8 =10 =30
2f 8u j 6 =2 =-23 =-31 =-34 5f =-38 =-5
2f 58 1r 2a =-1 =33 47 =-29 =-4 2b 21 =31 =0 1d =-11 =10 6y =0 =-41
7i 2f 8u y =3 =-15 =-33 5f =-35 =-10 w 53 =-35 =-2 6l =-5 =14
3v 2p q 33 =2 =23 =-34 1v 1l =-14 =27 8r =21 =-8 81 47 8m =38 =11 6g =-10 =19 =-9
1m 2z 8 12 =-5 =29 5u =13 =-16 6w h =22 =-14 5q =6 =32 =-29
q 88 7v 4y =3 =32 9e =32 =3 z 6e =-38 =2 28 =4 =-33 =-38
f 5o 7c 4p =12 =-15 2 =-4 =15 8j 6d =-19 =4 =16 2c 5r 2g =-35 =-6 =-1 6w 7c =4 =-21 7k =18 =-14
p x 2f 6b =1 =25 7 =-10 =-33 2u 5u =-24 =14 92 =-3 =23 w =34 =9
5f 6 1i 83 =-13 =2 8j =14 =-20 =-40 53 2j 66 =0 =31 7e =2 =-25 83 1i =23 =-20 47 =13 =-29
87 6d s 7i =1 =-23 6v =-1 =44 3q 24 =-15 =10 =21 8g =9 =34
4c 93 2p 60 =4 =25 9 =6 =-30 1h =8 95 =-21 =-1 v 4n =-39 =0 3p 4n =24 =-2 =-25
5s 2p p 7v =0 =17 =32 1c 8b =-18 =-1 8i =27 =-11 =36
2u 6c 9 4r =17 =-11 3j =-8 =16 6j 5r =-25 =5 p =-5 =29 a 8s =34 2p =10 =-16 2k 3t =19 =-2 =-31
5p 5o y 43 =0 =7 5k =-23 =2 3n 17 =0 =-21 3s =-31 =-4 4z =-52 5w =17 =0
1r 60 5t 1f =-1 =-23 4n =32 =-5 0 6w =42 =7 =-31 e =5 6e =-36 v =-14 =-2
6m 2u 6i 23 =-4 =10 8l =-42 =-11 a 6p =28 =-12 5m =9 =-20 67 28 83 =2 =20 =-24 =37
1p 53 62 s =0 =28 8k =-31 =10 88 25 =19 =49 6j =-21 =11 5h 4u 8d =-20 =12 6c =-10 =18 88 =20 98 =16 =-23
2x 4v 5b q =3 =-34 =-30 3t 27 =-36 =1 1v =8 =-20 83 4f 4n =-7 =17 1v =-23 =9 7 =-46 =-10
j s 4u 58 =-3 =14 37 =17 =-10 3t =-1 =32 =-31
2a 2d 4u b =-5 =10 35 =14 =-19 1p 75 =25 =-14 =44 =32
k t 67 2e =1 =30 1o =-1 =47 45 9a =-31 =-8 =14 =31
58 t 5f 86 =-7 =17 70 =8 =-13 33 4g =-20 =-1 =10 h 38 =16 8y =-6 =-29 8n 22 =18 =41 =-8
k 6i 5r 6d =3 =-8 8q =21 =-14 15 w =-27 =-1 6u =-8 =15 =34
7i 2f 5 k =1 =27 =-35 5q =-41 =2 6d 5q =-31 9d =0 =-15 =-1
q 7d 58 88 =5 =-4 2c =-4 =30 7v 7t =-17 =12 5z =25 =-2 =-38
n 4u 58 s =-3 =21 1b =5 =35 v 8i =-11 =19 6d =27 =0 =-32
9a x 1e 4a =12 =-7 6p =-30 =-8 70 =-30 =-1 1p c 53 =5 =22 =-34 5h 3k =-14 =16 u =-4 =30
5b g 5 1f =2 =-19 =-39 =-33 =-35
87 6 58 1r =-1 =-21 9f =17 =-15 6f =-33 =-6 =30
5r 3 7c 47 =-3 =10 5z =-16 =-3 4 =34 =-4 7a 7e 1v =32 =5 5e =15 =-10 =-13
7i 1r 7b =-34 5n =5 =-17 e =2 3f =-31 =-6 3p 9 =10 i =-23 =0 =-35
7n y 94 86 =0 =16 1a =-6 =-32 6k =-4 63 =-35 =-7 96 =9 =36
8u 36 4u 14 =0 =-14 93 =15 =-10 =-31 =-34
90 3c 7b =-32 2a =0 =33 =27 4t 7e =-9 =-31 =0`;
